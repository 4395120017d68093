nums = [1, 2, 3, 4]
squares = (n * n for n in nums)
big = (s for s in squares if s > 3)
for b in big:
    print(b)
evens = (n for n in nums if n % 2 == 0)
tens = (n * 10 for n in evens)
print(next(tens))
print(sum(tens))

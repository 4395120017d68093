def countdown(n):
    while n > 0:
        yield n
        n -= 1

total = 0
for k in countdown(3):
    total += k
print(total)
gen = countdown(2)
first = next(gen)
second = next(gen)
print(first, second)

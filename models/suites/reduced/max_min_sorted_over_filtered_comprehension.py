def score(n):
    return n % 5
nums = [3, 9, 5]
best = max([n for n in nums if n > 3], key=score)
print(best)

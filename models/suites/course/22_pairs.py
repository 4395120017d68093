names = ["Ann", "Bob", "Cid"]
scores = [72, 91, 85]
for i, (name, score) in enumerate(zip(names, scores), 1):
    grade = "A" if score >= 90 else "B" if score >= 80 else "C"
    print(i, name, grade)
best = max(zip(scores, names))
print(best)
pairs = dict(zip(names, scores))
high = [n for n, s in pairs.items() if s > 80]
print(high, sorted(pairs, key=pairs.get, reverse=True))
first, *middle, last = [1, 2, 3, 4, 5]
print(first, middle, last)
a = b = []
a.append(1)
print(b, a is b)
nums = list(range(10))
print(nums[1:8:3], nums[::-4], nums[-3:])
squares = list(map(lambda x: x ** 2, nums[:4]))
odds = list(filter(lambda x: x % 2, nums))
print(squares, odds, any(x > 8 for x in nums), all(odds))

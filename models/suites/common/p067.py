import itertools as it
letters = it.cycle("ab")
nums = it.count(10, 5)
rows = [(next(letters), next(nums)) for _ in range(3)]
print(rows)
print(list(it.islice(it.count(), 2, 8, 3)))
print(list(it.zip_longest("abc", [1], fillvalue="?")))
print(list(it.takewhile(lambda v: v < 3, [1, 2, 3, 1])))
print([list(g) for _, g in it.groupby("aabbb")])
print(list(it.permutations("abc", 2))[:3], list(it.starmap(pow, [(2, 3), (3, 2)])))

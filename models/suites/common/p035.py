from itertools import groupby, chain, product, combinations, accumulate

data = [("fruit", "apple"), ("fruit", "kiwi"), ("veg", "leek")]
for key, grp in groupby(data, key=lambda t: t[0]):
    names = [name for _, name in grp]
    print(key, names)
print(list(chain([1], (2, 3), "ab")))
print(["".join(p) for p in product("xy", repeat=2)])
pairs = list(combinations([1, 2, 3], 2))
print(pairs, list(accumulate([1, 2, 3, 4])))

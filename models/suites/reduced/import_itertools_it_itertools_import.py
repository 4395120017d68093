import itertools as it
print(list(it.zip_longest("abc", [1], fillvalue="?")))
print(list(it.permutations("abc", 2))[:3])

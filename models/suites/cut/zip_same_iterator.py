it = iter([1, 2, 3, 4])
print(list(zip(it, it)))
pairs = list(zip(*[iter("abcdef")] * 2))
print(pairs)

import itertools
def all_equal(it):
    g = itertools.groupby(it)
    return next(g, True) and not next(g, False)

def grouper(seq, n):
    args = [iter(seq)] * n
    return list(zip(*args))

print(grouper("abcdef", 2))
a, b = itertools.tee([1, 2, 3])
next(b)
print(list(zip(a, b)))
print(list(itertools.compress("abc", [1, 0, 1])), list(itertools.dropwhile(lambda x: x < 2, [1, 2, 1])))
print(list(itertools.accumulate([1, 2, 3], lambda x, y: x * y)), list(itertools.repeat("x", 2)))

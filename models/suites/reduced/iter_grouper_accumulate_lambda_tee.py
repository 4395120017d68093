import itertools
args = [iter("abcd")] * 2
print(list(zip(*args)))
print(list(itertools.accumulate([1, 2, 3], lambda x, y: x * y)))
a, b = itertools.tee([1, 2, 3])

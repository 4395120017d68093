import itertools
c = itertools.count(10, 5)
r = [next(c) for _ in range(3)]
print(r)

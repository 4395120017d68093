names = ["a", "b", "c"]
scores = [90, 80]
for i, (n, s) in enumerate(zip(names, scores), 1):
    print(i, n, s)
print(list(zip(names, scores)))
print(dict(zip(names, range(3))))
pairs = [(1, "x"), (2, "y"), (3, "z")]
nums, letters = zip(*pairs)
print(nums, letters)
it = iter(range(6))
print(list(zip(it, it)))
z = zip([1, 2], [3, 4])
print(list(z), list(z))
from itertools import zip_longest
print(list(zip_longest(names, scores, fillvalue=0)))

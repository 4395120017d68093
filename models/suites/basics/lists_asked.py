p = list(enumerate("abc", start=1))
q = list(enumerate(["x", "y"], 5))
a, (b, c) = 1, (2, 3)
(a, b), c = [4, 5], 6
for k, (m, n) in [("a", (1, 2)), ("b", (3, 4))]:
    print(k, m, n)
for idx, (m, n) in enumerate([(1, 2), (3, 4)], start=1):
    print(idx, m + n)
r = max([], default=0)
r = min((), default=None)
r = max([3, 9, 4], default=0)
r = max((x for x in [1, 5, 2] if x > 9), default=-1)
r = sum(x * x for x in range(4))
r = max("apple", "fig", key=len)
r = sorted("hello", reverse=True)
r = sum([[1], [2, 3]], [])
r = list(zip("ab", [1, 2], (True, False)))
r = dict(zip("ab", range(2)))
r = [x for x in "a-b-c" if x != "-"]
r = [*range(3), 9]
r = [y for x in [[1, 2], [3]] for y in x if y > 1]
r = {len(w): w for w in ["a", "bb"]}
r = [(i, j) for i in range(2) for j in range(2) if i != j]
r = ["x" * n for n in range(3)]
r = [w[0].upper() + w[1:] for w in "ab cd".split()]
r = any(x > 3 for x in [1, 5])
r = all(x > 3 for x in [])
r = list(range(10, 0, -3))
r = list(map(lambda x: x * 2, [1, 2]))
r = list(filter(None, [0, 1, "", "a"]))
r = sorted([3, 1, 2], key=lambda x: -x)
r = [1, 2, 3][::-1]
r = [[1, 2], [3, 4]][1][0]
r = "abc"[::-1] + "d"
r = len([1, 2]) * [0]
r = [None] * 2
r = [[] for _ in range(2)]
r = list("abc").index("c")
r = [3, 1, 2].copy()
r = [1, 2, 3, 4][-2:]
r = tuple(x + 1 for x in (1, 2))
r = set([1, 2, 2])
r = [1, [2, [3]]][1][1][0]
r = 3 in [1, 2, 3] and 4 not in (1, 2)
r = [1, 2] + [3] * 2
r = list({"b": 1, "a": 2})
r = min([4, 2, 8], key=lambda v: abs(v - 7))
r = round(sum([1.5, 2.5]) / 2, 1)
r = range(5)[-1]
r = len(range(3, 10, 2))
r = 5 in range(3, 10, 2)
r = list(range(3, 10, 2))[1]

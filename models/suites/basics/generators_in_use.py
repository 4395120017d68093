import itertools
from functools import reduce, partial, lru_cache, cmp_to_key, wraps
from itertools import chain, product, permutations, combinations, groupby, accumulate, zip_longest, islice, count, cycle, repeat, starmap, takewhile, dropwhile, pairwise
import operator
import heapq
import bisect


def countdown(n):
    while n > 0:
        yield n
        n -= 1


g = countdown(3)
a = next(g)
rest = list(g)
end = next(g, "done")
sq = (n * n for n in range(4))
f = next(sq)
tot = sum(sq)


def avg():
    total = 0
    n = 0
    value = None
    while True:
        x = yield value
        total += x
        n += 1
        value = total / n


co = avg()
next(co)
v1 = co.send(10)
v2 = co.send(20)
co.close()


def both():
    yield from [1, 2]
    yield from countdown(2)


bl = list(both())
c1 = list(chain([1, 2], "ab"))
c2 = list(product([0, 1], repeat=2))
c3 = list(permutations([1, 2, 3], 2))
c4 = ["".join(p) for p in combinations("abc", 2)]
c5 = {k: list(v) for k, v in groupby("aabbb")}
c6 = [(k, len(list(v))) for k, v in groupby([1, 1, 2])]
c7 = list(accumulate([1, 2, 3, 4]))
c8 = list(accumulate([3, 1, 4], max))
c9 = list(zip_longest([1, 2, 3], "ab", fillvalue="-"))
d1 = list(islice(count(5), 3))
d2 = list(islice(cycle("ab"), 5))
d3 = list(repeat(0, 3))
d4 = list(starmap(pow, [(2, 3), (3, 2)]))
d5 = list(takewhile(lambda x: x < 3, [1, 2, 3, 1]))
d6 = list(dropwhile(lambda x: x < 3, [1, 2, 3, 1]))
d7 = list(pairwise([1, 4, 9]))
d8 = list(chain.from_iterable([[1], [2, 3]]))
e1 = reduce(lambda a, b: a * b, [1, 2, 3, 4])
e2 = reduce(operator.add, [[1], [2]], [])
double = partial(operator.mul, 2)
e3 = double(21)
e4 = sorted(["b2", "a10", "a9"], key=lambda s: (s[0], int(s[1:])))
e5 = sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a))
e6 = sorted([("x", 2), ("y", 1)], key=operator.itemgetter(1))


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


e7 = fib(6)
e8 = fib.cache_info().hits


def logged(fn):
    @wraps(fn)
    def inner(*args, **kwargs):
        result = fn(*args, **kwargs)
        print(f"{fn.__name__}{args} -> {result}")
        return result
    return inner


@logged
def add(a, b=1):
    return a + b


e9 = add(2)
f1 = add(2, b=5)
h = [5, 2, 8]
heapq.heapify(h)
heapq.heappush(h, 1)
f2 = heapq.heappop(h)
f3 = heapq.nlargest(2, [4, 9, 1])
f4 = heapq.nsmallest(2, ["bb", "a", "ccc"], key=len)
f5 = heapq.heappushpop(h, 0)
srt = [1, 3, 5]
bisect.insort(srt, 4)
f6 = bisect.bisect_left(srt, 3)
f7 = bisect.bisect(srt, 3)
it = iter([1, 2, 3])
f8 = [next(it), next(it)]
f9 = dict(zip(it, "z"))
z1 = list(zip(range(3), reversed(range(3))))
z2 = sum(1 for _ in countdown(4))
z3 = max(countdown(3))
z4 = [*countdown(2), *"xy"]
z5 = sorted(countdown(3))
z6 = any(x > 2 for x in countdown(3))
z7 = dict(enumerate(countdown(2)))
for i, (p, q) in enumerate(zip("ab", [1, 2])):
    print(i, p, q)
first, *others = countdown(3)

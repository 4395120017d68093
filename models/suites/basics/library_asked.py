import bisect
import heapq
import itertools
import operator
from functools import partial, reduce, cmp_to_key
from itertools import chain, product, zip_longest, takewhile, dropwhile, groupby

xs = [1, 3, 5, 7]
i = bisect.bisect_left(xs, 3)
i = bisect.bisect(xs, 3)
i = bisect.bisect_right(xs, 9)
bisect.insort(xs, 4)
h = heapq.nlargest(2, [4, 9, 1])
h = heapq.nsmallest(2, [4, 9, 1])
h = heapq.nsmallest(2, ["bb", "a", "ccc"], key=len)
q = [5, 2, 8]
heapq.heapify(q)
m = heapq.heappushpop(q, 1)
m = heapq.heapreplace(q, 9)
p = list(product([0, 1], repeat=2))
p = list(product("ab", [1, 2]))
p = list(itertools.chain.from_iterable([[1], [2, 3]]))
p = list(zip_longest([1, 2, 3], "ab", fillvalue="-"))
p = list(zip_longest("ab", "c"))
p = list(takewhile(lambda x: x < 3, [1, 2, 3, 1]))
p = list(dropwhile(lambda x: x < 3, [1, 2, 3, 1]))
add = partial(operator.add, 5)
p = add(3)
p = sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a))
p = reduce(lambda a, b: a + b, [1, 2, 3], 10)
p = list(itertools.compress("abc", [1, 0, 1]))
p = list(itertools.accumulate([1, 2, 3], lambda a, b: a * b))
p = [list(g) for k, g in groupby([1, 1, 2])]
p = {k: len(list(g)) for k, g in groupby("aabccc")}
p = list(itertools.combinations_with_replacement("ab", 2))
p = list(map(operator.itemgetter(1), [(1, 2), (3, 4)]))
p = sorted([("b", 1), ("a", 2)], key=operator.itemgetter(0))
p = max({"a": 3, "b": 7}.items(), key=operator.itemgetter(1))
p = list(filter(lambda v: v % 2, range(6)))
p = operator.mul(3, 4)
gen = (n * n for n in range(4))
a = next(gen)
b = next(gen)
t = sum(gen)
it = iter([1, 2, 3])
a = next(it)
b = list(it)
c = next(it, None)

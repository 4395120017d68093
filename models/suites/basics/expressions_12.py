import math
import statistics
from collections import Counter, deque
from itertools import accumulate, chain, combinations, permutations, product, zip_longest, islice
w = 'level'
xs = [3, 1, 2]
ys = [5, 2, 8, 1]
ws = ['pear', 'fig', 'apple']
r = math.hypot(3, 4)
r = math.isqrt(17)
r = math.prod(xs)
r = math.trunc(-2.5)
r = math.fsum([0.1] * 10)
r = math.dist([0, 0], [3, 4])
r = statistics.mean(xs)
r = statistics.median(ys)
r = statistics.mode([1, 1, 2])
r = statistics.stdev(xs)
r = statistics.pstdev(ys)
r = statistics.variance(ys)
r = Counter(w)
r = Counter(w).most_common(2)
r = Counter(ws)['fig']
r = deque(xs)
r = deque(xs, maxlen=2)
r = list(accumulate(xs))
r = list(chain(xs, ys))
r = list(combinations(xs, 2))
r = list(permutations([1, 2]))
r = list(product('ab', [1, 2]))
r = list(zip_longest(xs, [1], fillvalue=0))
r = list(islice(xs, 2))

from itertools import accumulate, chain, count, islice, pairwise, takewhile, zip_longest
from functools import reduce
from typing import Iterable, Iterator


def fibonacci() -> Iterator[int]:
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def chunked(it: Iterable, size: int):
    it = iter(it)
    while chunk := list(islice(it, size)):
        yield chunk


def flatten(obj):
    for x in obj:
        if isinstance(x, (list, tuple)):
            yield from flatten(x)
        else:
            yield x


def running_average():
    total, n, avg = 0, 0, None
    while True:
        value = yield avg
        total += value
        n += 1
        avg = total / n


evens = (f for f in fibonacci() if f % 2 == 0)
small = list(takewhile(lambda v: v < 100, evens))
print(small)
print(*chunked("abcdefgh", 3), sep=" | ")
print(list(flatten([1, (2, [3, 4]), [[5]]])))

avg = running_average()
next(avg)
print([avg.send(v) for v in (10, 20, 60)])

print([b - a for a, b in pairwise([1, 4, 9, 16])])
print(list(accumulate([3, 1, 4, 1, 5], max)))
print(list(zip_longest("ab", range(3), fillvalue="?")))
print(reduce(lambda acc, d: acc * 10 + d, [7, 0, 4], 0))
squares = islice((n * n for n in count(1)), 4)
print(sum(chain(squares, [100])))

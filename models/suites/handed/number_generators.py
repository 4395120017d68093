"""Generators: infinite sequences and pipelines."""
from itertools import islice, takewhile, count, accumulate, chain, pairwise
import operator


def collatz(n):
    while n != 1:
        yield n
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    yield 1


def primes():
    found = []
    for n in count(2):
        if all(n % p for p in takewhile(lambda p: p * p <= n, found)):
            found.append(n)
            yield n


def pascal():
    row = [1]
    while True:
        yield row
        row = [1] + [a + b for a, b in pairwise(row)] + [1]


def running_average():
    """Coroutine, gets its numbers with send()."""
    total, n, avg = 0, 0, None
    while True:
        value = yield avg
        if value is None:
            return f"{n} values"
        total += value
        n += 1
        avg = total / n


print("collatz:", " ".join(map(str, collatz(6))))
print("primes:", list(islice(primes(), 5)))
for row in islice(pascal(), 4):
    print(" ".join(str(x) for x in row).center(12).rstrip())

avg = running_average()
next(avg)
print("averages:", [avg.send(x) for x in (10, 20, 60)])
try:
    avg.send(None)
except StopIteration as stop:
    print("finished after", stop.value)

print("factorials:", list(accumulate(range(1, 7), operator.mul)))
print("".join(chain.from_iterable(["ab", ("c", "d"), {"e": 1}])))
squares = (x * x for x in range(10))
print(4 in squares, next(squares), sum(squares))

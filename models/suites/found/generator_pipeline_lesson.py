"""Generators: functions that can pause."""
from itertools import islice


def countdown(n):
    print("start!")
    while n > 0:
        yield n
        n -= 1
    return "lift-off"


def fibonacci():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def evens(numbers):
    for n in numbers:
        if n % 2 == 0:
            yield n


def running_average():
    total, count, average = 0, 0, None
    while True:
        value = yield average
        total += value
        count += 1
        average = total / count


def both():
    result = yield from countdown(2)
    print("subgenerator returned", result)
    yield from "ab"


g = countdown(2)
print("nothing has run yet")
print(next(g))
print(next(g))
try:
    next(g)
except StopIteration as stop:
    print("done:", stop.value)

print(list(islice(evens(fibonacci()), 4)))
print(list(both()))

avg = running_average()
next(avg)
for v in (10, 20, 60):
    print(f"sent {v}, average {avg.send(v):.1f}")
avg.close()

total = sum(n * n for n in countdown(3))
print("sum of squares", total)

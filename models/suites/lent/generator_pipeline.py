from itertools import accumulate, chain, islice, takewhile

READINGS = ["21.5", "22.0", "n/a", "23.5", "-99", "24.0", "22.5"]


def parse(lines):
    for line in lines:
        try:
            yield float(line)
        except ValueError:
            print(f"dropped {line!r}")


def valid(values, lo=-40, hi=60):
    return (v for v in values if lo <= v <= hi)


def moving_average(values, n):
    window = []
    for v in values:
        window.append(v)
        if len(window) > n:
            window.pop(0)
        if len(window) == n:
            yield sum(window) / n


def running_total():
    total = 0
    while True:
        x = yield total
        if x is None:
            return "done"
        total += x


print(list(moving_average(valid(parse(READINGS)), 3)))

adder = running_total()
next(adder)
print(adder.send(10), adder.send(5))
try:
    adder.send(None)
except StopIteration as stop:
    print("adder said", stop.value)


def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


print(list(takewhile(lambda n: n < 30, fib())), list(islice(fib(), 3, 8, 2)))
print(list(accumulate([1, 2, 3, 4], lambda a, b: a * b)), list(chain("ab", [1, 2])))

"""Generators: send, yield from, pipelines, closing."""


def averager():
    total = 0.0
    n = 0
    avg = None
    try:
        while True:
            x = yield avg
            if x is None:
                break
            total += x
            n += 1
            avg = total / n
    finally:
        print("  [averager done after", n, "values]")
    return total, n


def collect(results):
    while True:
        pair = yield from averager()
        results.append(pair)


def countdown(n):
    while n:
        got = yield n
        if got == "skip":
            n -= 1
        n -= 1


def chunks(seq, size):
    for i in range(0, len(seq), size):
        yield seq[i:i + size]


results = []
c = collect(results)
next(c)
for group in ([10, 20, 30], [1.5, 2.5]):
    for x in group:
        print("send", x, "->", c.send(x))
    c.send(None)
c.close()
print(results)

cd = countdown(6)
print(next(cd), cd.send("skip"), next(cd))
print("rest", list(cd))

it = chunks("abcdefgh", 3)
print([s[::-1] for s in it])
try:
    next(it)
except StopIteration as stop:
    print("empty", stop.value)

squares = (x * x for x in range(5))
evens = (s for s in squares if s % 2 == 0)
print("sum of even squares", sum(evens), "left:", list(squares))

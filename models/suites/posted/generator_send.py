# playing with generators: send(), yield from, return values, close()

def averager():
    total = 0
    count = 0
    avg = None
    try:
        while True:
            x = yield avg
            if x is None:
                break
            total += x
            count += 1
            avg = total / count
    finally:
        print("   [averager cleanup]")
    return count, avg


def grouper(results, key):
    results[key] = yield from averager()
    print("   grouper done for", key)
    yield "done"


results = {}
for key, values in {"kg": [40, 42, 47], "m": [1.5, 1.75]}.items():
    g = grouper(results, key)
    next(g)  # prime it!
    for v in values:
        print(key, v, "->", g.send(v))
    print(g.send(None))
print(results)

# what if I close early?
a = averager()
a.send(None)
print(a.send(10))
a.close()
try:
    a.send(20)
except StopIteration as e:
    print("closed, value =", e.value)


def countdown(n):
    while n:
        jump = yield n
        n = jump if jump is not None else n - 1

c = countdown(9)
print(next(c), next(c), c.send(2), list(c))

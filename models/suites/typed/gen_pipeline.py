def numbers(limit):
    n = 1
    try:
        while n <= limit:
            yield n
            n += 1
    finally:
        print("numbers closed at", n)

def squares(src):
    for x in src:
        yield x * x

def odd_only(src):
    return (x for x in src if x % 2)

pipe = odd_only(squares(numbers(6)))
print(next(pipe))
print(list(pipe))

def averager():
    total = count = 0
    avg = None
    while True:
        value = yield avg
        if value is None:
            return f"final {avg}"
        total += value
        count += 1
        avg = total / count

co = averager()
next(co)
for v in (10, 20, 45):
    print("avg ->", co.send(v))
try:
    co.send(None)
except StopIteration as stop:
    print(stop.value)

g = numbers(10)
next(g); next(g)
g.close()
print(next(g, "exhausted"))

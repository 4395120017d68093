def evens(limit):
    n = 0
    while n < limit:
        yield n
        n += 2

def squares(source):
    for x in source:
        yield x * x

def take(n, it):
    out = []
    for x in it:
        if len(out) == n:
            break
        out.append(x)
    return out

print(list(evens(5)))
print(sum(squares(evens(6))))
g = squares(evens(10))
print(next(g), next(g))
print(take(2, g))
total = 0
for i, sq in enumerate(squares(evens(7)), start=1):
    total += i * sq
print(total)
gen = (c.upper() for c in "abc")
print(next(gen))
print("".join(gen))
lines = ["a=1", "b=x", "", "c=3"]

def parse(lines):
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        key, value = line.split("=")
        try:
            yield key, int(value)
        except ValueError:
            print("bad line", number)

config = dict(parse(lines))
print(config)
def countdown(n):
    while n:
        got = yield n
        n = got if got is not None else n - 1
c = countdown(3)
print(next(c), c.send(5), next(c))

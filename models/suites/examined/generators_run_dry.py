# Generators, iterators and the art of running out
def numbers():
    print("[start]", end=" ")
    yield 1
    print("[between]", end=" ")
    yield 2
    print("[end]", end=" ")
    return "bye"


g = numbers()
print("created")
print(list(g))
print(list(g), sum(g))

it = iter([1, 2, 3, 4, 5])
print(2 in it, list(it))            # where have 1 and 2 gone?

evens = (n for n in range(10) if n % 2 == 0)
print(max(evens), sum(evens), next(evens, "nothing"))

letters = iter("abcdef")
for left, right in zip(letters, letters):
    print(left + right, end=" ")
print()
a, b = iter([1, 2, 3, 4]), iter("xy")
print(list(zip(a, b)), next(a))
a, b = iter([1, 2, 3, 4]), iter("xy")
print(list(zip(b, a)), next(a))

m = map(str.upper, ["q", "w"])
print(*m, "|", *m)
r = range(3)
print(list(r), list(r))


def outer():
    result = yield from numbers()
    print("[got %s]" % result, end=" ")
    yield from "ok"
    yield [*range(2)]


print(list(outer()))


def averager():
    total, count, average = 0, 0, None
    while True:
        try:
            value = yield average
        except ValueError:
            total, count = 0, 0
            continue
        total += value
        count += 1
        average = total / count


avg = averager()
print(next(avg), avg.send(10), avg.send(20))
print(avg.throw(ValueError), avg.send(3))
avg.close()
try:
    avg.send(1)
except StopIteration as stop:
    print("stopped", stop.value)

limit = 3
lazy = (x * limit for x in range(limit))
limit = 10
print(list(lazy))

e = enumerate("ab", start=1)
print(next(e), dict(e), dict(e))

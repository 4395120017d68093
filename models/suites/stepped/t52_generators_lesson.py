"""Generators step by step - lesson 9"""


def countdown(n):
    print("starting")
    while n > 0:
        yield n
        n -= 1
    print("finished")


gen = countdown(2)
print("created, nothing printed yet")
print(next(gen))
print(next(gen))
try:
    next(gen)
except StopIteration:
    print("StopIteration!")


# a generator can receive values
def averager():
    total = 0
    count = 0
    avg = None
    while True:
        x = yield avg
        total += x
        count += 1
        avg = total / count


a = averager()
next(a)
for value in (10, 20, 60):
    print("average so far:", a.send(value))
a.close()


# delegation
def letters():
    yield "a"
    yield "b"
    return "letters done"


def both():
    msg = yield from letters()
    print(msg)
    yield from range(2)


print(list(both()))

# pipelines are lazy
squares = (x * x for x in range(1, 6))
odd = (s for s in squares if s % 2)
print(next(odd))
print(sum(odd))
print(list(squares))

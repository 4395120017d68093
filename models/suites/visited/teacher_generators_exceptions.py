"""Demonstration 2: lazy generators, try/else/finally, sorting with keys."""
from itertools import islice
from operator import itemgetter


def countdown(n):
    print("  (started)")
    try:
        while n > 0:
            received = yield n
            if received is not None:
                n = received
            else:
                n -= 1
    finally:
        print("  (cleaned up)")


g = countdown(3)
print("nothing has happened yet:", type(g).__name__)
print(next(g))
print(next(g))
print("send:", g.send(7))
g.close()

def squares():
    k = 0
    while True:
        yield k * k
        k += 1

def chained():
    yield from "ab"
    yield from islice(squares(), 3)


print(list(chained()))

def divide(p, q):
    try:
        result = p / q
    except ZeroDivisionError as e:
        raise ValueError(f"bad divisor {q}") from e
    else:
        return result
    finally:
        print(f"  finally for {p}/{q}")


print(divide(9, 3))
try:
    divide(1, 0)
except ValueError as err:
    print(repr(err), "<-", repr(err.__cause__))

pupils = [("Zoe", 15, 2.1), ("adam", 14, 1.7), ("Eve", 15, 1.7)]
print(sorted(pupils)[0], sorted(pupils, key=lambda p: p[0].lower())[0])
print(sorted(pupils, key=itemgetter(2, 0)))
print([p[0] for p in sorted(pupils, key=lambda p: (-p[1], p[2]))])

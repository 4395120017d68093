from contextlib import contextmanager

class Base:
    def describe(self):
        return ["Base"]

class Swims(Base):
    def __init__(self, depth, **kw):
        super().__init__(**kw)
        self.depth = depth

    def describe(self):
        return ["Swims"] + super().describe()

class Flies(Base):
    def __init__(self, ceiling, **kw):
        super().__init__(**kw)
        self.ceiling = ceiling

    def describe(self):
        return ["Flies"] + super().describe()

class Duck(Swims, Flies):
    pass

d = Duck(depth=3, ceiling=100)
print([k.__name__ for k in Duck.__mro__])
print(d.describe(), vars(d))      # note: Swims' super() is Flies here

def countdown(n):
    try:
        while n:
            received = yield n
            n = received if received is not None else n - 1
        return "lift-off"
    finally:
        print("  (generator cleaned up)")

def mission():
    yield (yield from countdown(3))

g = mission()
print(next(g), next(g), g.send(2))
print(list(g))
h = countdown(9)
next(h)
h.close()

@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    except ZeroDivisionError as e:
        print("swallowed:", e)
    finally:
        print(f"</{name}>")

def divide(a, b):
    try:
        q = a / b
    except ZeroDivisionError:
        print("except")
        raise
    else:
        print("else")
        return q
    finally:
        print("finally")

with tag("p") as outer, tag("b"):
    print(outer, divide(1, 4))
    divide(1, 0)
    print("never printed")

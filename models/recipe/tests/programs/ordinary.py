# Ordinary programs of many kinds: protocols, generators, closures, decorators, inheritance.
def f(a=[]):
    a.append(1)
    return a
x = f() + f()
class L:
    def __init__(self): self.items = []
    def add(self, v):
        self.items.append(v)
        return self
    def __len__(self): return len(self.items)
    def __eq__(self, o): return len(self) == len(o)
    def __lt__(self, o): return len(self) < len(o)
    def __iter__(self): return iter(self.items)
    def __getitem__(self, i): return self.items[i]
    def __contains__(self, v): return v in self.items
    def __hash__(self): return 1
    def __add__(self, o):
        r = L()
        for i in self: r.add(i)
        for i in o: r.add(i)
        return r
l = L().add(1).add(2)
m = (L()
     .add(3)
     .add(4))
n = l + m
print(n == l, n < l, 3 in n, len(n), n[0], sorted([l, m, n]), {l: 1})
def nested():
    def inner(k):
        if k:
            return inner(k - 1)
        def leaf():
            return k
        return leaf()
    return inner(2)
nested()
def multi():
    try:
        try:
            raise KeyError("a")
        finally:
            x = 1
    except KeyError:
        try:
            {}["b"]
        except KeyError as e:
            raise ValueError("c") from e
        finally:
            y = 2
    finally:
        z = 3
try:
    multi()
except ValueError as e:
    cause = e.__cause__
for i in range(3):
    if i == 1:
        continue
    for j in range(3):
        if j == 1:
            break
        try:
            if i: raise IndexError
        except IndexError:
            break
        else:
            continue
        finally:
            t = (i, j)
    else:
        q = 1
while True:
    try:
        i -= 1
        if i < 0:
            break
    finally:
        i -= 1
def early(xs):
    for x in xs:
        with open_(x) as h:
            if x == 2:
                return h
            if x == 1:
                continue
        y = x
class open_:
    def __init__(self, v): self.v = v
    def __enter__(self): return self.v
    def __exit__(self, *a): pass
early([0, 1, 2])
def gen():
    received = []
    while True:
        v = yield len(received)
        if v is None:
            return received
        received.append(v)
g = gen()
next(g)
g.send(1)
try:
    g.send(None)
except StopIteration as e:
    r = e.value
def delegate():
    result = yield from gen()
    yield result
d = delegate()
next(d); d.send(5)
d.send(None)
def fibg():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
import itertools
print(list(itertools.islice(fibg(), 5)))
print([a + b for a, b in zip(fibg(), range(3))])
s = sum(v for v in fibg() if v < 3) if False else 0
print(max(fibg_ for fibg_ in [1, 2]), any(v > 3 for v in fibg()))
from functools import lru_cache, reduce, partial, cached_property, total_ordering
@lru_cache(maxsize=None)
def memo(n):
    return n if n < 2 else memo(n - 1) + memo(n - 2)
memo(4)
add = partial(lambda a, b: a + b, 1)
add(2)
reduce(lambda a, b: f([a, b]), [1, 2])
@total_ordering
class V:
    total = 0
    __slots__ = ("n",)
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f"V({self.n})"
print(V(1) >= V(2), max(V(1), V(2)), [V(3)], {"k": V(4)})
class Base:
    registry = []
    def __init_subclass__(cls, **kw):
        cls.registry.append(cls.__name__)
    def __new__(cls, *a):
        return super().__new__(cls)
    def hello(self): return "base"
class Sub(Base):
    def hello(self):
        return "sub " + super().hello()
Sub().hello()
class Desc:
    def __get__(self, o, t): return 5
    def __set_name__(self, o, n): self.name = n
class HasDesc:
    d = Desc()
    @cached_property
    def cp(self): return 3
HasDesc().d, HasDesc().cp
def star(a, /, b, *args, c=1, **kw):
    a = b = c = 0
    (p, *q), r = [1, 2], 3
    args += (1,)
    kw["z"] = 2
    return locals()
star(1, 2, 3, c=4, d=5)
x = [[0] * 2 for _ in range(2)]
x[0][1] = f()[0]
x[0], x[1] = x[1], x[0]
y = x
y += [1]
if not (z := [v for v in x if v == 1]):
    pass
assert all(
    v
    for v in [1, 2]
), "no"
text = f"{f()!r:>{3 + 10}} {'a' + 'b'}"
long = ("a"
        "b"
        + "c")
lam = (lambda v:
       v + 1)
lam(1)
try:
    assert False, f"bad {1}"
except AssertionError as e: print(e)
del x[0], y
def outer_loop():
    total = 0
    for k in range(2):
        def cb(): return total + k
        total += cb()
        total += sum([cb() for total_ in range(2)])
    return [lambda: k for k in range(2)][0]()
outer_loop()
global_count = 0
def bump():
    global global_count, new_global
    global_count += 1
    new_global = global_count
    return global_count
[bump() for _ in range(2)]
print(*map(lambda v: bump(), range(2)))
def swallow():
    while True:
        try:
            raise ValueError
        except ValueError:
            return 1
        finally:
            pass
swallow()
match x:
    case [[a, b], *_] | [a, b]: pass
    case {"a": 1}: pass
    case (1 | 2) as num: pass
match {"cmd": "go", "n": 3}:
    case {"cmd": "stop"}: pass
    case {"cmd": "go", "n": n} if n > 5:
        pass
    case {"cmd": cmd, **others}:
        print(cmd, others)
if 1: print("one")
elif 2: print("two")
else: print("three")
for v in (1, 2): print(v); w = v
else: print("done")
with open_(1) as a, open_(2): b = a
try: raise KeyError
except KeyError: c = 1
finally: d2 = 2
class One: a = 1; b = 2
def gg(): yield 1; yield 2
list(gg())

# Every form of statement whose events differ, or once differed, between versions of CPython.
import contextlib
from dataclasses import dataclass, field
import collections, functools, itertools
def shadow(s, t=[1]):
    a = [ident(s) for s in range(2)]
    b = {t: ident(t) for t in "ab"}
    c = [1 / s for s in (1, 0)]
    return s
def ident(v): return v
try: shadow("x")
except ZeroDivisionError as err: print(err)
class C:
    x = 3
    ys = [ident(i) for i in range(2)]
    zs = [ident(x) for x in "ab"]
    def m(self): return [ident(self) for q in range(1)]
C().m()
g = [ident(k) for k in range(2)]
k = 5
g = [ident(k) for k in range(2)]
def tf(n):
    for i in range(n):
        try:
            if i == 0:
                continue
            if i == 2:
                break
            if i == 3:
                return 5
            x = [
                i,
                ident(
                    i
                ),
            ]
        except ValueError:
            pass
        else:
            y = 1
        finally:
            z = i
    else:
        w = 1
    return (
        n
    )
tf(1); tf(2); tf(4)
def rt():
    try:
        return 5
    finally:
        a = 1
rt()
def rt2():
    for q in [1]:
        try:
            return ident(5)
        finally:
            for j in range(2):
                a = 1
rt2()
def lo(n):
    while n: n -= 1
    while True: break
    while 1:
        n += 1
        if n > 2: break
        else: pass
    for i in range(2): ident(i)
    for i in range(2): pass
    if n: a = 1; b = 2
    else: a = 3
    while not n:
        pass
    else:
        q = 1
    if True:
        pass
    if 0:
        pass
    elif None: pass
    else:
        pass
lo(2)
def mt(v):
    match v:
        case 1: return "one"
        case [a, *rest] if a:
            return rest
        case {"k": kk, **more}:
            return kk
        case str() as s:
            pass
        case _:
            return None
    return "end"
for v in (1, [1, 2], {"k": 1, "j": 2}, "s", 2.5):
    mt(v)
def deco(f):
    @functools.wraps(f)
    def inner(*args, **kw):
        return f(*args, **kw)
    return inner
@deco
@deco
def dd(a,
       b=ident(2)):
    "doc"
    return a + b
dd(1)
@dataclass
class P:
    x: int
    y: list = field(default_factory=list)
p = P(1)
q = p
@contextlib.contextmanager
def cm():
    try:
        yield 1
    finally:
        print("out")
with cm() as c1, cm() as c2:
    print("in")
class W:
    def __enter__(self):
        return self
    def __exit__(self, *a):
        return True
def ww():
    with W() as w:
        raise ValueError("x")
    for i in range(2):
        with W():
            continue
    with W():
        return 1
ww()
def gen(n):
    try:
        for i in range(n):
            r = yield i
    finally:
        print("closed")
for v in gen(2):
    print(v)
h = gen(3)
next(h); h.send(4)
h.close()
h = gen(3)
next(h)
try:
    h.throw(KeyError("k"))
except KeyError:
    print("got")
def plain():
    yield 1
    yield 2
h = plain()
next(h)
h.close()
h = plain()
next(h)
del h
def yf():
    a = yield from plain()
    b = yield from [1, 2]
    return 3
list(yf())
class It:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 2: raise StopIteration
        return self.n
for v in It(): pass
[v for v in It()]
sum(v for v in It())
try:
    next(iter([]))
except StopIteration:
    pass
def rr():
    try:
        raise KeyError(1)
    except (KeyError, IndexError) as e:
        raise
    finally:
        a = 1
try:
    rr()
except KeyError: pass
def rf():
    try:
        rr()
    except KeyError as e:
        raise RuntimeError("bad") from e
try:
    rf()
except RuntimeError as e:
    ee = e
def nl():
    n = 0
    lst = []
    def inc():
        nonlocal n
        n += 1
        lst.append(n)
        return n
    inc(); inc()
    return sorted(lst, key=lambda t: inc())
nl()
lam = lambda z: ident(z) + 1
lam(3)
x: int = 5
y: int
def an():
    x: int
    y: int = 3
    global gg
    gg = 1
    assert y == 3, "msg"
    del y
    lambda: 0
    1
    "s"
    ...
an()
print(*[ident(a) for a in range(2)], sep="\n")
z = (ident(1) if ident(0) else
     ident(2))
big = 7 ** 5000
lst = [1, [2, {3: (4,)}]]
lst.append(lst)
s = {"b", "a", (1, 2), 3}
d = collections.OrderedDict(a=1)
e = collections.defaultdict(list, a=[1])
f = collections.Counter("hello")
o = object()
fn = ident
st = "a" * 500 + "'"
try:
    with W() as w:
        1 / 0
    [][1]
except (ValueError,
        IndexError):
    pass
if (ident(1) and
    ident(2)):
    pass
def sw(a):
    if a:
        return 1
    elif ident(a):
        return 2
    else:
        pass
sw(0)
for a in range(2):
    for b in range(1):
        pass
for a, b in (
    (1, 2),
):
    if a:
        continue
    print(a)
for a in []:
    pass
else:
    print("else")
try:
    raise ValueError
except: print("bare")
class Meta(type):
    def __new__(m, n, b, d):
        return super().__new__(m, n, b, d)
class MM(metaclass=Meta): pass
class PR:
    @property
    def v(self):
        return 1
    @staticmethod
    def s(): return 2
    @classmethod
    def c(cls):
        return 3
PR().v; PR.s(); PR.c()
async def co():
    async with AC() as a:
        pass
    async for i in ag():
        pass
    return await co2()
async def co2(): return 1
async def ag():
    yield 1
class AC:
    async def __aenter__(self): return 1
    async def __aexit__(self, *a): return None
try:
    co().send(None)
except StopIteration as e:
    print(e.value)
def outer():
    try:
        raise ExceptionGroup("g", [ValueError(1), KeyError(2)])
    except* ValueError as eg:
        a = 1
    except* KeyError:
        b = 2
outer()
sorted([3, 1, 2], key=ident)
if (w := ident(3)) > 2: print(w)
print([y := ident(r) for r in range(2)])
import sys
sys.setrecursionlimit(40)
def deep(n): return deep(n + 1)
try: deep(0)
except RecursionError as e: print(e)
input()

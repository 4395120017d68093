import copy
import operator
from typing import NamedTuple, Optional


def f(a, b=2, *args, c=3, **kw):
    return a, b, args, c, kw


r1 = f(1)
r2 = f(1, 5, 6, 7, c=8, d=9)
r3 = f(*[1, 2, 3], **{"x": 1})


def add_item(item, bag=[]):
    bag.append(item)
    return bag


b1 = add_item(1)
b2 = add_item(2)
same = b1 is b2


def counter():
    n = 0

    def inc(by=1):
        nonlocal n
        n += by
        return n
    return inc


c = counter()
c()
k = c(5)
k2 = counter()()
adders = [lambda x, i=i: x + i for i in range(3)]
late = [lambda: i for i in range(3)]
q1 = [a(10) for a in adders]
q2 = [fn() for fn in late]
total = 0


def bump():
    global total
    total += 1
    return total


bump()
t2 = bump() + total
ops = {"+": operator.add, "-": operator.sub, "max": max}
o1 = ops["+"](2, 3)
o2 = ops["max"](4, 9)
sq = lambda x: x * x
s1 = sq(7)
comp = lambda f, g: lambda x: f(g(x))
s2 = comp(sq, abs)(-3)


def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)


s3 = fact(4)


def minmax(xs):
    return min(xs), max(xs)


lo, hi = minmax([3, 1, 2])


def greet(name: str, punct: str = "!") -> str:
    return "Hi " + name + punct


g1 = greet(punct="?", name="Al")
g2 = greet.__name__
x = y = []
x.append(1)
z = copy.copy(x)
dp = copy.deepcopy([[1], [2]])
dp[0].append(9)
if (n := len(x)) > 0:
    msg = f"{n} items"
w = [v for v in range(10) if (h := v * v) > 20]
val = None
res = val or "default"
res2 = 0 or [] or "x"
res3 = 1 and "y"
chain = 1 < 2 < 3
notin = not x
tern = "big" if k > 3 else "small"


class P(NamedTuple):
    x: int
    y: int = 0

    def norm(self):
        return self.x ** 2 + self.y ** 2


p = P(3)
pn = p.norm()
px, py = p
ptext = str(p)


def classify(v):
    match v:
        case 0:
            return "zero"
        case int() if v < 0:
            return "neg"
        case [a, b]:
            return f"pair {a} {b}"
        case {"type": t, **rest}:
            return f"{t} {rest}"
        case str() as s:
            return s.upper()
        case P(x=a):
            return a
        case _:
            return "other"


m1 = classify(0)
m2 = classify(-5)
m3 = classify([1, 2])
m4 = classify({"type": "dog", "n": 1})
m5 = classify("hey")
m6 = classify(p)
m7 = classify(2.5)
cnt = 0
while True:
    cnt += 1
    if cnt == 2:
        continue
    if cnt > 3:
        break
else:
    cnt = -1
for i in range(5, 0, -2):
    pass
else:
    tail = i
for ch in "ab":
    for d in (1, 2):
        if d == 2:
            break
        print(ch, d, end=" ")
print()
print("a", "b", sep="-")
print(*[1, 2, 3], sep=", ")
print(f"{'x':>5}|{'y':<5}|{3.5:6.2f}")
print("tab\tsep", "quote's", 'dq "x"')
a, b = 1, 2
a, b = b, a + b
lst = [0] * 3
lst[0], lst[2] = 5, 6
del lst[0]
u = sorted([True, False])
i = 5
i -= 2
i *= 3
i //= 2
i **= 2
i %= 10
st = "ab"
st += "c"
st *= 2
typ = type(3.0), type("a").__name__
ids = isinstance(True, int)
cal = callable(len)
rng = list(range(10))[2:8:3]
rr = range(3, 10, 2)
rl = len(rr), rr[1], 5 in rr
en = [f"{i}:{c}" for i, c in enumerate("ab", 1)]
sw = {True: "yes", False: "no"}[3 > 2]
tt = ()
one = (1,)
ell = [*range(3), *"ab"]
dm = {**{"a": 1}, "b": 2}
bits = [n & 1 for n in (1, 2, 3)]
nested = {"a": [1, {"b": 2}]}["a"][1]["b"]

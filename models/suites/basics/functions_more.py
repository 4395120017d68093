from functools import reduce, partial, lru_cache


def outer(n):
    total = 0

    def inner(x, *, k=2):
        nonlocal total
        total += x * k
        return total

    return inner


def kw(a, b=2, *args, c, d=4, **rest):
    return a + b + sum(args) + c + d + len(rest)


def fib(n, memo={}):
    if n in memo:
        return memo[n]
    if n < 2:
        return n
    memo[n] = fib(n - 1) + fib(n - 2)
    return memo[n]


def gen(n):
    got = 0
    for i in range(n):
        got = yield i + (got or 0)
    return "done"


def deco(fn):
    def wrapper(*args, **kwargs):
        result = fn(*args, **kwargs)
        return [result]

    return wrapper


@deco
def add(a, b):
    return a + b


@lru_cache(maxsize=None)
def ways(n):
    return 1 if n < 2 else ways(n - 1) + ways(n - 2)


f = outer(1)
f(2)
g = f(3, k=1)
h = kw(1, c=3), kw(1, 2, 3, c=4, z=5)
i = fib(5)
j = add(2, b=3)
k = ways(4)
it = gen(3)
l = next(it)
m = it.send(5)
n = list(it)
o = reduce(lambda acc, x: acc * x, [1, 2, 3, 4])
double = partial(kw, 2, c=0)
p = double(1)
q = (lambda x, y=2: x ** y)(3)
r = [fn(4) for fn in (abs, str, lambda v: v + 1)]
s = sorted(["bb", "a", "ccc"], key=len, reverse=True)
compose = lambda f, g: lambda x: f(g(x))
t = compose(str, abs)(-3)
u = [i for i in range(10) if i % 2 if i > 4]
v = {c: n for n, c in enumerate("abc")}
w = list(map(pow, [2, 3], [3, 2]))
x = all([]), any([0, "", None]), not []
y = 5 if 0 else 6
z = 1 < 2 < 3 != 4
aa = (n for n in range(3))
bb = sum(aa), sum(aa)
cc = [x for x in (1, 2, 3)][-1]
dd = "yes" if "a" in "cat" and not None else "no"
ee = None or [] or "last"
ff = 0 and 1
gg = [[r * c for c in range(3)] for r in range(3)]
hh = 7 // -2, -7 % 3, 7 / 2, 2 ** -1, 1e3, 0.1 + 0.2
ii = int("ff", 16), bin(10), hex(255), oct(8), int(3.9), int(-3.9), round(2.5), round(3.5)
jj = True + True, isinstance(True, int), 3 == 3.0, "3" == 3
kk = ~5, 6 & 3, 6 | 3, 6 ^ 3, 1 << 4, 200 >> 3
global_list = []


def push(v, to=global_list):
    to.append(v)
    return len(to)


print(push(1), push(2), push(3, []), global_list)

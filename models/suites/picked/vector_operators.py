# Operator overloading: a 2D vector and a polynomial
import math


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x=0, y=0):
        self.x, self.y = x, y

    def __repr__(self):
        return f"Vector({self.x:g}, {self.y:g})"

    def __add__(self, o):
        if not isinstance(o, Vector):
            return NotImplemented
        return Vector(self.x + o.x, self.y + o.y)

    def __mul__(self, o):
        if isinstance(o, Vector):
            return self.x * o.x + self.y * o.y
        return Vector(self.x * o, self.y * o)

    __rmul__ = __mul__

    def __neg__(self):
        return -1 * self

    def __sub__(self, o):
        return self + -o

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __eq__(self, o):
        return (self.x, self.y) == (o.x, o.y)

    def __bool__(self):
        return bool(self.x or self.y)

    def __iter__(self):
        yield self.x
        yield self.y

    def __getitem__(self, i):
        return (self.x, self.y)[i]


class Poly:
    def __init__(self, *coeffs):
        self.c = coeffs            # lowest power first

    def __call__(self, x):
        total = 0
        for a in reversed(self.c):
            total = total * x + a
        return total

    def __str__(self):
        parts = [f"{a}x^{i}" for i, a in enumerate(self.c) if a]
        return " + ".join(reversed(parts))


a, b = Vector(3, 4), Vector(1, -2)
print(a + b, a - b, 2 * a, a * b)
print("length", abs(a), "zero?", not (a - a))
x, y = b
print(x, y, a[0], a[-1], a == Vector(3, 4))
print("sum", sum([a, b], Vector()))
try:
    a + 5
except TypeError as e:
    print("TypeError:", e)
try:
    a.z = 1
except AttributeError as e:
    print("AttributeError:", e)
p = Poly(1, 0, 2)
print(p, "at 3 =", p(3))

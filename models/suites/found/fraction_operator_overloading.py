"""Teach Python what + and < mean for our own fractions."""
from functools import total_ordering
from math import gcd


@total_ordering
class Frac:
    __slots__ = ("num", "den")

    def __init__(self, num, den=1):
        if den < 0:
            num, den = -num, -den
        g = gcd(num, den)
        self.num, self.den = num // g, den // g

    def __repr__(self):
        return f"Frac({self.num}, {self.den})"

    def __str__(self):
        return str(self.num) if self.den == 1 else f"{self.num}/{self.den}"

    def __add__(self, other):
        if isinstance(other, int):
            other = Frac(other)
        if not isinstance(other, Frac):
            return NotImplemented
        return Frac(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__

    def __mul__(self, other):
        return Frac(self.num * other.num, self.den * other.den)

    def __neg__(self):
        return Frac(-self.num, self.den)

    def __eq__(self, other):
        return (self.num, self.den) == (other.num, other.den)

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __float__(self):
        return self.num / self.den


half, third = Frac(1, 2), Frac(2, 6)
print(half, third, repr(third))
print(half + third, half * third, -half, half + 1)
print(sum([half, third, Frac(1, 6)]))
print(half > third, half >= Frac(2, 4), half != third)
print(*sorted([half, third, Frac(-3, 4), Frac(3)]), sep=" < ")
print(f"{float(third):.3f}")
try:
    half + "one"
except TypeError as e:
    print(e)

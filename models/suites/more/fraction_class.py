from functools import total_ordering
from math import gcd


@total_ordering
class Frac:
    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError("denominator is zero")
        if den < 0:
            num, den = -num, -den
        g = gcd(num, den)
        self.num, self.den = num // g, den // g

    def __add__(self, other):
        if isinstance(other, int):
            other = Frac(other)
        return Frac(self.num * other.den + other.num * self.den,
                    self.den * other.den)

    __radd__ = __add__

    def __mul__(self, other):
        return Frac(self.num * other.num, self.den * other.den)

    def __eq__(self, other):
        return (self.num, self.den) == (other.num, other.den)

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __repr__(self):
        return f"{self.num}/{self.den}" if self.den != 1 else str(self.num)


half, third = Frac(1, 2), Frac(2, -6)
print(half, third, half + third, half * third)
print(sum([half, Frac(1, 4), Frac(1, 4)]))
print(half >= third, Frac(3, 6) == half, sorted([half, third, Frac(0)]))

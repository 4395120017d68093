from functools import total_ordering
from math import gcd


@total_ordering
class Fraction:
    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError("denominator is zero")
        g = gcd(num, den)
        if den < 0:
            g = -g
        self.num = num // g
        self.den = den // g

    def __repr__(self):
        return f"Fraction({self.num}, {self.den})"

    def __str__(self):
        return f"{self.num}/{self.den}" if self.den != 1 else str(self.num)

    def __eq__(self, other):
        if isinstance(other, int):
            other = Fraction(other)
        if not isinstance(other, Fraction):
            return NotImplemented
        return (self.num, self.den) == (other.num, other.den)

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __hash__(self):
        return hash((self.num, self.den))

    def __add__(self, other):
        if isinstance(other, int):
            other = Fraction(other)
        return Fraction(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__

    def __mul__(self, other):
        return Fraction(self.num * other.num, self.den * other.den)

    def __bool__(self):
        return self.num != 0


half, third = Fraction(1, 2), Fraction(-2, -6)
print(half + third, half * third, repr(third))
print(sum([half, third, Fraction(1, 6)]) == 1)
print(sorted([half, third, Fraction(3, 4)]), half >= third)
print({half: "a", Fraction(2, 4): "b"})
print(bool(Fraction(0, 5)))
print(half + "1/2")

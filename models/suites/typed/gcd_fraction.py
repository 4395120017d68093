from functools import reduce, total_ordering


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


@total_ordering
class Frac:
    """A tiny rational number."""

    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError("denominator is zero")
        if den < 0:
            num, den = -num, -den
        g = gcd(num, den) or 1
        self.num, self.den = num // g, den // g

    def __add__(self, other):
        if isinstance(other, int):
            other = Frac(other)
        if not isinstance(other, Frac):
            return NotImplemented
        return Frac(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__

    def __eq__(self, other):
        return (self.num, self.den) == (other.num, other.den)

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __hash__(self):
        return hash((self.num, self.den))

    def __repr__(self):
        return f"{self.num}/{self.den}" if self.den != 1 else str(self.num)


parts = [Frac(1, 2), Frac(-1, -6)]
print(sum(parts), max(parts), Frac(2, 4) in set(parts))
print(1 + Frac(3, 4), Frac(1, 2) >= Frac(2, 3))
print("gcd of all:", reduce(gcd, [84, 126, 210]))
print(Frac(1, 2) + 0.5)

from functools import total_ordering
from math import gcd


@total_ordering
class Mixed:
    __slots__ = ("num", "den")

    def __init__(self, num, den=1):
        if den == 0:
            raise ZeroDivisionError("no zero denominators")
        g = gcd(num, den)
        if den < 0:
            g = -g
        self.num, self.den = num // g, den // g

    def __add__(self, other):
        if isinstance(other, int):
            other = Mixed(other)
        if not isinstance(other, Mixed):
            return NotImplemented
        return Mixed(self.num * other.den + other.num * self.den, self.den * other.den)

    __radd__ = __add__

    def __eq__(self, o):
        return (self.num, self.den) == (o.num, o.den)

    def __lt__(self, o):
        return self.num * o.den < o.num * self.den

    def __bool__(self):
        return self.num != 0

    def __str__(self):
        whole, rest = divmod(abs(self.num), self.den)
        sign = "-" if self.num < 0 else ""
        parts = [str(whole)] if whole or not rest else []
        if rest:
            parts.append(f"{rest}/{self.den}")
        return sign + " ".join(parts)


xs = [Mixed(7, 3), Mixed(-5, 10), Mixed(6, -4), Mixed(1, 6)]
print(*xs, sep=" | ")
print(sum(xs), max(xs), min(xs))
print(bool(sum(xs[1:], 2)), Mixed(2, 4) >= Mixed(1, 2))
try:
    print(xs[0] + 0.5)
except TypeError as err:
    print(type(err).__name__, str(err).split(":")[0])

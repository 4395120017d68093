from functools import reduce, total_ordering
from itertools import zip_longest


@total_ordering
class Poly:
    """Dense polynomial, coefficients low to high: Poly(1, 0, 2) is 2x^2 + 1."""

    def __init__(self, *coeffs):
        while coeffs and coeffs[-1] == 0:
            coeffs = coeffs[:-1]
        self.c = coeffs

    @classmethod
    def from_roots(cls, *roots):
        return reduce(lambda p, r: p * cls(-r, 1), roots, cls(1))

    @property
    def degree(self):
        return len(self.c) - 1

    def __add__(self, other):
        if isinstance(other, (int, float)):
            other = Poly(other)
        if not isinstance(other, Poly):
            return NotImplemented
        return Poly(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))

    __radd__ = __add__

    def __neg__(self):
        return Poly(*[-a for a in self.c])

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(*out)

    def __divmod__(self, other):
        quot, rem = Poly(), self
        while rem.degree >= other.degree:
            shift = rem.degree - other.degree
            factor = rem.c[-1] // other.c[-1]
            term = Poly(*[0] * shift, factor)
            quot, rem = quot + term, rem - term * other
        return quot, rem

    def __call__(self, x):
        return reduce(lambda acc, a: acc * x + a, reversed(self.c), 0)

    def __eq__(self, other):
        return isinstance(other, Poly) and self.c == other.c

    def __lt__(self, other):
        return (self.degree, self.c[::-1]) < (other.degree, other.c[::-1])

    def __bool__(self):
        return bool(self.c)

    def __str__(self):
        parts = []
        for power, a in reversed(list(enumerate(self.c))):
            if not a:
                continue
            sign = "-" if a < 0 else "+"
            body = "" if abs(a) == 1 and power else str(abs(a))
            var = {0: "", 1: "x"}.get(power, f"x^{power}")
            parts.append(f"{sign} {body}{var}")
        return " ".join(parts).removeprefix("+ ") or "0"


p = Poly.from_roots(1, -2)
q = Poly(-1, 1)
quot, rem = divmod(p, q)
print(f"p = {p}; q = {q}; p/q = {quot} rem {rem}")
print(p(3), p(1), bool(rem), 5 + q, p - p)
print(quot * q == p, sorted([p, q, quot])[0] is q, q <= p)
try:
    p + "x"
except TypeError as err:
    print("TypeError:", err)

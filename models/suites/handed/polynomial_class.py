from itertools import zip_longest


class Polynomial:
    """Polynomial, coefficients from low to high: Polynomial(1, 0, 2) = 2x^2 + 1"""

    def __init__(self, *coeffs):
        c = list(coeffs)
        while c and c[-1] == 0:
            c.pop()
        self.c = tuple(c)

    @property
    def degree(self):
        return len(self.c) - 1

    def __call__(self, x):
        # Horner
        result = 0
        for a in reversed(self.c):
            result = result * x + a
        return result

    def __add__(self, other):
        return Polynomial(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))

    def __neg__(self):
        return Polynomial(*[-a for a in self.c])

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            return Polynomial(*[a * other for a in self.c])
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Polynomial(*out)

    __rmul__ = __mul__

    def __eq__(self, other):
        return self.c == other.c

    def derivative(self):
        return Polynomial(*(i * a for i, a in enumerate(self.c) if i))

    def __str__(self):
        parts = []
        for i in range(self.degree, -1, -1):
            a = self.c[i]
            if a == 0:
                continue
            sign = "-" if a < 0 else "+"
            num = "" if abs(a) == 1 and i > 0 else str(abs(a))
            x = {0: "", 1: "x"}.get(i, f"x^{i}")
            parts.append(f"{sign} {num}{x}")
        return " ".join(parts).removeprefix("+ ") or "0"


p = Polynomial(-1, 0, 3)
q = Polynomial(2, 1)
print("p =", p, "  degree", p.degree)
print("p + q =", p + q)
print("p * q =", p * q, "|", 2 * q)
print("p - p =", p - p, (p - p).degree)
print("p' =", p.derivative(), " p(2) =", p(2))
print(p == Polynomial(-1, 0, 3, 0), p != q)

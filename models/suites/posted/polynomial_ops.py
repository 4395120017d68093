from itertools import zip_longest


class Poly:
    """Polynomial, coefficients lowest degree first."""

    def __init__(self, *coeffs):
        coeffs = list(coeffs)
        while coeffs and coeffs[-1] == 0:
            coeffs.pop()
        self.c = coeffs

    @property
    def degree(self):
        return len(self.c) - 1

    def __add__(self, other):
        if isinstance(other, int):
            other = Poly(other)
        return Poly(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))

    __radd__ = __add__

    def __neg__(self):
        return Poly(*[-a for a in self.c])

    def __sub__(self, other):
        return self + (-other)

    def __mul__(self, other):
        out = [0] * (len(self.c) + len(other.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(*out)

    def __call__(self, x):
        # Horner
        acc = 0
        for a in reversed(self.c):
            acc = acc * x + a
        return acc

    def __eq__(self, other):
        return self.c == other.c

    def __str__(self):
        terms = []
        for i, a in enumerate(self.c):
            if a == 0:
                continue
            terms.append(f"{a}x^{i}" if i else str(a))
        return " + ".join(reversed(terms)) or "0"


p = Poly(1, 2)
q = Poly(-1, 0, 3)
print("p =", p, "| q =", q)
print("p+q =", p + q)
print("5+p =", 5 + p)
r = p * q
print("p*q =", r, "deg", r.degree)
print("p-p =", p - p)
print("p(2)*q(2) =", p(2) * q(2))
print(p + q == q + p)

from itertools import zip_longest


class Polynomial:
    """Polynomial with coefficients stored lowest power first.

    >>> print(Polynomial(1, 0, 3))
    3x^2 + 1
    """

    def __init__(self, *coeffs):
        coeffs = list(coeffs)
        while len(coeffs) > 1 and coeffs[-1] == 0:
            coeffs.pop()
        self.coeffs = tuple(coeffs) or (0,)

    @property
    def degree(self):
        return len(self.coeffs) - 1

    def __call__(self, x):
        # Horner
        result = 0
        for c in reversed(self.coeffs):
            result = result * x + c
        return result

    def __add__(self, other):
        return Polynomial(*(a + b for a, b in
                            zip_longest(self.coeffs, other.coeffs, fillvalue=0)))

    def __neg__(self):
        return Polynomial(*[-c for c in self.coeffs])

    def __sub__(self, other):
        return self + (-other)

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            return Polynomial(*[c * other for c in self.coeffs])
        res = [0] * (self.degree + other.degree + 1)
        for i, a in enumerate(self.coeffs):
            for j, b in enumerate(other.coeffs):
                res[i + j] += a * b
        return Polynomial(*res)

    __rmul__ = __mul__

    def __eq__(self, other):
        return isinstance(other, Polynomial) and self.coeffs == other.coeffs

    def derivative(self):
        return Polynomial(*[k * c for k, c in enumerate(self.coeffs)][1:])

    def __str__(self):
        terms = []
        for power, c in reversed(list(enumerate(self.coeffs))):
            if c == 0:
                continue
            if power == 0:
                terms.append(f"{c}")
            elif power == 1:
                terms.append("x" if c == 1 else f"{c}x")
            else:
                terms.append(f"x^{power}" if c == 1 else f"{c}x^{power}")
        return " + ".join(terms).replace("+ -", "- ") or "0"


p = Polynomial(-1, 2, 1)
q = Polynomial(3, 0, -4, 5)
print("p(x)  =", p)
print("q(x)  =", q)
print("p+q   =", p + q)
print("p*q   =", p * q)
print("p-p   =", p - p)
print("2p    =", 2 * p)
print("q'(x) =", q.derivative(), " degree", q.derivative().degree)
print("p(2)  =", p(2), " q(0.5) =", q(0.5))
print((p - q) == -(q - p))

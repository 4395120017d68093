from functools import reduce
from itertools import zip_longest
from fractions import Fraction


class Polynomial:
    """Polynomial(3, 0, 1) is 3 + x^2 (coefficients in ascending order)."""

    def __init__(self, *coeffs):
        coeffs = list(coeffs)
        while len(coeffs) > 1 and coeffs[-1] == 0:
            coeffs.pop()
        self.coeffs = tuple(coeffs) or (0,)

    @property
    def degree(self):
        return len(self.coeffs) - 1

    def __add__(self, other):
        if isinstance(other, (int, Fraction)):
            other = Polynomial(other)
        return Polynomial(*(a + b for a, b in zip_longest(self.coeffs, other.coeffs, fillvalue=0)))

    __radd__ = __add__

    def __neg__(self):
        return Polynomial(*[-c for c in self.coeffs])

    def __sub__(self, other):
        return self + -other

    def __mul__(self, other):
        result = [0] * (self.degree + other.degree + 1)
        for i, a in enumerate(self.coeffs):
            for j, b in enumerate(other.coeffs):
                result[i + j] += a * b
        return Polynomial(*result)

    def __call__(self, x):
        return reduce(lambda acc, c: acc * x + c, reversed(self.coeffs))

    def derivative(self):
        return Polynomial(*[k * c for k, c in enumerate(self.coeffs)][1:])

    def __eq__(self, other):
        return isinstance(other, Polynomial) and self.coeffs == other.coeffs

    def __str__(self):
        parts = []
        for power in range(self.degree, -1, -1):
            c = self.coeffs[power]
            if c == 0:
                continue
            body = "" if abs(c) == 1 and power else str(abs(c))
            body += {0: "", 1: "x"}.get(power, f"x^{power}")
            parts.append(("- " if c < 0 else "+ ") + body)
        return " ".join(parts).removeprefix("+ ") or "0"


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def __matmul__(self, other):
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in columns] for row in self.rows])

    def __mul__(self, other):
        if isinstance(other, Matrix):
            return self @ other
        return Matrix([x * other for x in row] for row in self.rows)

    __rmul__ = __mul__

    def __add__(self, other):
        if not isinstance(other, Matrix):
            other = Matrix([other if i == j else 0 for j in range(len(self.rows))] for i in range(len(self.rows)))
        return Matrix(map(lambda r, s: [a + b for a, b in zip(r, s)], self.rows, other.rows))

    __radd__ = __add__

    def __getitem__(self, key):
        r, c = key
        return self.rows[r][c]

    def __repr__(self):
        return f"Matrix({self.rows})"


p = Polynomial(-1, 0, 1)
q = Polynomial(1, 1)
print(p, "|", q, "|", p + q, "|", p * q, "|", 5 + q)
print(p(3), (p * q).derivative(), p == (q * Polynomial(-1, 1)), p(Fraction(1, 2)))

m = Matrix([[2, 1], [1, 3]])
trace, det = m[0, 0] + m[1, 1], m[0, 0] * m[1, 1] - m[0, 1] * m[1, 0]
characteristic = Polynomial(det, -trace, 1)
print(characteristic, "at m:", characteristic(m), "degree", characteristic.degree)
print(m @ m, 2 * m, m + 10)
print(-q, Polynomial(0, 0), m @ Matrix([[1], [0]]))

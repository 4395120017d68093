class Polynomial:
    def __init__(self, *coeffs):
        # coefficients from the lowest power up
        coeffs = list(coeffs)
        while len(coeffs) > 1 and coeffs[-1] == 0:
            coeffs.pop()
        self.coeffs = coeffs

    @property
    def degree(self):
        return len(self.coeffs) - 1

    def __call__(self, x):
        result = 0
        for c in reversed(self.coeffs):
            result = result * x + c
        return result

    def __add__(self, other):
        n = max(len(self.coeffs), len(other.coeffs))
        a = self.coeffs + [0] * (n - len(self.coeffs))
        b = other.coeffs + [0] * (n - len(other.coeffs))
        return Polynomial(*[x + y for x, y in zip(a, b)])

    def __mul__(self, other):
        res = [0] * (self.degree + other.degree + 1)
        for i, a in enumerate(self.coeffs):
            for j, b in enumerate(other.coeffs):
                res[i + j] += a * b
        return Polynomial(*res)

    def derivative(self):
        return Polynomial(*(i * c for i, c in enumerate(self.coeffs) if i > 0))

    def __str__(self):
        terms = []
        for i, c in enumerate(self.coeffs):
            if c == 0:
                continue
            if i == 0:
                terms.append(str(c))
            elif i == 1:
                terms.append(f"{c}x")
            else:
                terms.append(f"{c}x^{i}")
        return " + ".join(reversed(terms)) or "0"


p = Polynomial(1, 0, 2)
q = Polynomial(3, 1)
print(p, "|", q)
print(p(3), q(-1))
print("sum:", p + q)
print("product:", (p * q).coeffs)
d = p.derivative()
print(d, d.degree)
print(p + Polynomial(-1, 0, -2))

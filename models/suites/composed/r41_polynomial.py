class Polynomial:
    """coefficients stored lowest power first"""

    def __init__(self, *coeffs):
        self.coeffs = list(coeffs)

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

    def derivative(self):
        return Polynomial(*[i * c for i, c in enumerate(self.coeffs)][1:])

    def __getitem__(self, power):
        return self.coeffs[power]

    def __str__(self):
        terms = []
        for power in range(self.degree(), -1, -1):
            c = self.coeffs[power]
            if c == 0:
                continue
            if power == 0:
                terms.append(str(c))
            elif power == 1:
                terms.append(f"{c}x")
            else:
                terms.append(f"{c}x^{power}")
        return " + ".join(terms) if terms else "0"


p = Polynomial(1, 0, 3)
q = Polynomial(4, -2)
print("p =", p)
print("q =", q)
print("p + q =", p + q)
print("p(2) =", p(2))
print("p' =", p.derivative())
print(q[1], q.derivative().degree())

class Polynomial:
    """Coefficients from the constant term upwards: [1, 0, 2] is 1 + 2x^2"""

    def __init__(self, coeffs):
        self.coeffs = list(coeffs)
        while len(self.coeffs) > 1 and self.coeffs[-1] == 0:
            self.coeffs.pop()

    def __len__(self):
        return len(self.coeffs)

    def __getitem__(self, i):
        if i >= len(self.coeffs):
            return 0
        return self.coeffs[i]

    def degree(self):
        return len(self) - 1

    def __call__(self, x):
        # Horner's method
        result = 0
        for c in reversed(self.coeffs):
            result = result * x + c
        return result

    def __add__(self, other):
        n = max(len(self), len(other))
        return Polynomial([self[i] + other[i] for i in range(n)])

    def __mul__(self, other):
        result = [0] * (len(self) + len(other) - 1)
        for i, a in enumerate(self.coeffs):
            for j, b in enumerate(other.coeffs):
                result[i + j] += a * b
        return Polynomial(result)

    def derivative(self):
        return Polynomial([i * c for i, c in enumerate(self.coeffs)][1:] or [0])

    def __str__(self):
        parts = []
        for i in range(self.degree(), -1, -1):
            c = self.coeffs[i]
            if c == 0:
                continue
            if i == 0:
                parts.append(str(c))
            elif i == 1:
                parts.append(f"{c}x")
            else:
                parts.append(f"{c}x^{i}")
        return " + ".join(parts) or "0"


p = Polynomial([1, 2, 0, 0])
q = Polynomial([-1, 0, 3])
print("p =", p, "degree", p.degree())
print("q =", q, "q(2) =", q(2))
print("p+q =", p + q)
print("p*q =", p * q)
print("q' =", q.derivative())

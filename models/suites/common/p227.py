class Poly:
    def __init__(self, *coef):
        self.coef = list(coef)
    def __call__(self, x):
        r = 0
        for c in self.coef:
            r = r * x + c
        return r
    def __add__(self, o):
        n = max(len(self.coef), len(o.coef))
        a = [0] * (n - len(self.coef)) + self.coef
        b = [0] * (n - len(o.coef)) + o.coef
        return Poly(*[i + j for i, j in zip(a, b)])
    def __str__(self):
        return " + ".join(f"{c}x^{i}" for i, c in enumerate(reversed(self.coef)) if c)

p = Poly(1, 0, 2)
q = Poly(3, 1)
print(p(2), (p + q)(1))
print(p, "|", p + q)

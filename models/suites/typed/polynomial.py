from itertools import zip_longest


class Poly:
    def __init__(self, *coeffs):
        # coeffs from low degree to high
        self.c = list(coeffs)
        while self.c and self.c[-1] == 0:
            self.c.pop()

    def __call__(self, x):
        acc = 0
        for k in reversed(self.c):
            acc = acc * x + k
        return acc

    def __add__(self, o):
        return Poly(*(a + b for a, b in zip_longest(self.c, o.c, fillvalue=0)))

    def __mul__(self, o):
        res = [0] * (len(self.c) + len(o.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c):
                res[i + j] += a * b
        return Poly(*res)

    def __neg__(self):
        return Poly(*[-k for k in self.c])

    def __bool__(self):
        return bool(self.c)

    def diff(self):
        return Poly(*[i * k for i, k in enumerate(self.c)][1:])

    def __str__(self):
        terms = [f"{k}" + ("" if i == 0 else "x" if i == 1 else f"x^{i}")
                 for i, k in enumerate(self.c) if k]
        return " + ".join(terms[::-1]) or "0"


p = Poly(-1, 0, 2)
q = Poly(3, 1)
print(p, "|", q, "|", p + q, "|", p * q)
print(p(3), q(-3), p.diff(), bool(p + -p))
x = 1.0
for i in range(2):
    x -= p(x) / p.diff()(x)
    print(i, round(x, 6))

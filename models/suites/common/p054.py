def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

def lcm(a, b):
    return a * b // gcd(a, b)

class Frac:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("denominator is 0")
        g = gcd(abs(n), d)
        self.n, self.d = n // g, d // g
    def __add__(self, o):
        m = lcm(self.d, o.d)
        return Frac(self.n * (m // self.d) + o.n * (m // o.d), m)
    def __lt__(self, o):
        return self.n * o.d < o.n * self.d
    def __repr__(self):
        return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)

a, b = Frac(1, 2), Frac(1, 3)
print(a + b, b < a)
print(min(a, b), sorted([a, b]))

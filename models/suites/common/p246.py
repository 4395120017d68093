class Matrix2:
    def __init__(self, a, b, c, d):
        self.m = (a, b, c, d)
    def __mul__(self, o):
        a, b, c, d = self.m
        e, f, g, h = o.m
        return Matrix2(a*e + b*g, a*f + b*h, c*e + d*g, c*f + d*h)
    def __pow__(self, n):
        if n == 0:
            return Matrix2(1, 0, 0, 1)
        half = self ** (n // 2)
        sq = half * half
        return sq * self if n % 2 else sq

print((Matrix2(1, 1, 1, 0) ** 5).m[1])

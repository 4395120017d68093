class M:
    def __init__(self, a):
        self.a = a
    def __mul__(self, o):
        return M(self.a * o.a)
    def __pow__(self, n):
        if n == 0:
            return M(1)
        half = self ** (n // 2)
        sq = half * half
        return sq * self if n % 2 else sq
print((M(2) ** 3).a)

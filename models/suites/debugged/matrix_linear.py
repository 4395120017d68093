from fractions import Fraction


class Matrix:
    def __init__(self, rows):
        self.rows = [[Fraction(x) for x in r] for r in rows]
        if len({len(r) for r in self.rows}) != 1:
            raise ValueError("ragged matrix")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} with {other.shape}")
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __pow__(self, n):
        result, base = Matrix.identity(len(self.rows)), self
        while n:
            if n & 1:
                result = result @ base
            n >>= 1
            if n:
                base = base @ base
        return result

    def __eq__(self, other):
        return self.rows == other.rows

    def __getitem__(self, ij):
        i, j = ij
        return self.rows[i][j]

    def det(self):
        m = [r[:] for r in self.rows]
        n, sign = len(m), 1
        for k in range(n):
            pivot = next((i for i in range(k, n) if m[i][k] != 0), None)
            if pivot is None:
                return Fraction(0)
            if pivot != k:
                m[k], m[pivot] = m[pivot], m[k]
                sign = -sign
            for i in range(k + 1, n):
                f = m[i][k] / m[k][k]
                m[i] = [x - f * y for x, y in zip(m[i], m[k])]
        prod = Fraction(sign)
        for k in range(n):
            prod *= m[k][k]
        return prod

    def __str__(self):
        return "\n".join(" ".join(f"{str(x):>4}" for x in r) for r in self.rows)


fib = Matrix([[1, 1], [1, 0]])
print("fib(4) =", (fib ** 4)[0, 1])

a = Matrix([[0, 2], ["1/2", 3]])
print(a)
print("det", a.det(), a.T.rows[0])
print(a @ Matrix.identity(2) == a)
try:
    a @ Matrix([[1, 2, 3]])
except ValueError as e:
    print(e)

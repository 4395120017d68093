from itertools import chain


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.n, self.m = len(self.rows), len(self.rows[0])
        if any(len(r) != self.m for r in self.rows):
            raise ValueError("ragged rows")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    def __getitem__(self, ij):
        i, j = ij
        return self.rows[i][j]

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __add__(self, other):
        return Matrix([a + b for a, b in zip(r, s)]
                      for r, s in zip(self.rows, other.rows))

    def __matmul__(self, other):
        if self.m != other.n:
            raise ValueError(f"{self.n}x{self.m} @ {other.n}x{other.m}")
        cols = other.T.rows
        return Matrix([[sum(x * y for x, y in zip(r, c)) for c in cols]
                       for r in self.rows])

    def __pow__(self, k):
        result, base = Matrix.identity(self.n), self
        while k:
            if k & 1:
                result = result @ base
            base = base @ base
            k >>= 1
        return result

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def det(self):
        # Laplace, fine for small ones
        if self.n == 1:
            return self[0, 0]
        total = 0
        for j, pivot in enumerate(self.rows[0]):
            minor = Matrix(r[:j] + r[j + 1:] for r in self.rows[1:])
            total += (-1) ** j * pivot * minor.det()
        return total

    def __str__(self):
        w = max(len(str(v)) for v in chain.from_iterable(self.rows))
        return "\n".join(" ".join(f"{v:>{w}}" for v in r) for r in self.rows)


fib = Matrix([[1, 1], [1, 0]])
print(fib ** 3)
a = Matrix([[2, 0], [1, 3]])
print(a.det(), a.T == a, (a + fib).rows)
try:
    a @ Matrix([[1, 2, 3]])
except ValueError as e:
    print("cannot:", e)

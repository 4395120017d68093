class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.shape = (len(self.rows), len(self.rows[0]))

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    def __matmul__(self, other):
        n, k = self.shape
        k2, m = other.shape
        if k != k2:
            raise ValueError(f"shapes {self.shape} and {other.shape} do not match")
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in cols] for row in self.rows])

    def __eq__(self, other):
        return self.rows == other.rows

    def transpose(self):
        return Matrix(zip(*self.rows))

    def minor(self, i, j):
        return Matrix([r[:j] + r[j + 1:] for k, r in enumerate(self.rows) if k != i])

    def det(self):
        if self.shape == (1, 1):
            return self.rows[0][0]
        total = 0
        for j, a in enumerate(self.rows[0]):
            if a == 0:
                continue
            total += (-1) ** j * a * self.minor(0, j).det()
        return total

    def __repr__(self):
        return f"Matrix({self.rows})"

A = Matrix([[2, 0, 1], [1, 3, 2], [0, 1, 1]])
print("det A =", A.det())
print(A.transpose())
print(A @ Matrix.identity(3) == A)

fib = Matrix.identity(2)
step = Matrix([[1, 1], [1, 0]])
for n in range(1, 5):
    fib = fib @ step
    print(n, fib.rows[0][1])

try:
    A @ step
except ValueError as exc:
    print("error:", exc)

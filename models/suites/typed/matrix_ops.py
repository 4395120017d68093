from operator import mul


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, key):
        r, c = key
        return self.rows[r][c]

    def __add__(self, other):
        return Matrix([a + b for a, b in zip(r1, r2)] for r1, r2 in zip(self.rows, other.rows))

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"shapes {self.shape} and {other.shape} do not match")
        cols = list(zip(*other.rows))
        return Matrix([[sum(map(mul, row, col)) for col in cols] for row in self.rows])

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __str__(self):
        return "\n".join(" ".join(f"{x:>4}" for x in row) for row in self.rows)


A = Matrix([[1, 2, 3], [4, 5, 6]])
B = Matrix([[1, 0], [0, 1], [2, -1]])
print(A.T, end="\n\n")
print(A @ B, end="\n\n")
print(A + A)
print(A[1, 2], A.shape, A.T.T == A)
print(A @ A)

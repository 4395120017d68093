class MatrixError(Exception):
    pass


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.m = len(self.rows)
        self.n = len(self.rows[0])

    @classmethod
    def identity(cls, n):
        return cls([[1 if i == j else 0 for j in range(n)] for i in range(n)])

    def __getitem__(self, idx):
        i, j = idx
        return self.rows[i][j]

    def __setitem__(self, idx, value):
        i, j = idx
        self.rows[i][j] = value

    def __add__(self, other):
        if (self.m, self.n) != (other.m, other.n):
            raise MatrixError("size mismatch: %dx%d vs %dx%d" % (self.m, self.n, other.m, other.n))
        return Matrix([[a + b for a, b in zip(r1, r2)] for r1, r2 in zip(self.rows, other.rows)])

    def __matmul__(self, other):
        if self.n != other.m:
            raise MatrixError("cannot multiply")
        result = [[0] * other.n for _ in range(self.m)]
        for i in range(self.m):
            for j in range(other.n):
                for k in range(self.n):
                    result[i][j] += self[i, k] * other[k, j]
        return Matrix(result)

    def transpose(self):
        return Matrix(zip(*self.rows))

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        return "\n".join(" ".join(f"{x:3d}" for x in row) for row in self.rows)


A = Matrix([[1, 2], [3, 4]])
I = Matrix.identity(2)
print(A)
print(A + I)
v = Matrix([[5], [6]])
print((A @ v).rows)
print(A.transpose().rows)
A[0, 1] = 10
print(A[0, 1], A == I)
try:
    A + v
except MatrixError as e:
    print("MatrixError:", e)

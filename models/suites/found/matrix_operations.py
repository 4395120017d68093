"""Linear algebra with nested lists."""


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.shape = (len(self.rows), len(self.rows[0]))

    @classmethod
    def identity(cls, n):
        return cls([[1 if i == j else 0 for j in range(n)] for i in range(n)])

    def __matmul__(self, other):
        n, k = self.shape
        k2, m = other.shape
        if k != k2:
            raise ValueError(f"cannot multiply {n}x{k} by {k2}x{m}")
        out = []
        for i in range(n):
            row = []
            for j in range(m):
                total = 0
                for t in range(k):
                    total += self.rows[i][t] * other.rows[t][j]
                row.append(total)
            out.append(row)
        return Matrix(out)

    def transpose(self):
        return Matrix(zip(*self.rows))

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __getitem__(self, pos):
        i, j = pos
        return self.rows[i][j]

    def __repr__(self):
        return "\n".join(" ".join(f"{x:4d}" for x in r) for r in self.rows)


a = Matrix([[1, 2], [3, 4]])
b = Matrix([(1, 0, 2), (-1, 3, 1)])
c = a @ b
print(c)
print("shape", c.shape, "corner", c[-1, -1])
print(b.transpose().shape)
print(a @ Matrix.identity(2) == a)

try:
    b @ a
except ValueError as e:
    print("error:", e)
finally:
    print("finished")

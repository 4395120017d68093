class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) != 1:
            raise ValueError("ragged rows")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, pos):
        r, c = pos
        return self.rows[r][c]

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            return NotImplemented
        cols = other.T.rows
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        return "\n".join("[" + " ".join(f"{v:3}" for v in r) + "]" for r in self.rows)


a = Matrix([[1, 2, 3], [4, 5, 6]])
print(a, a.shape, sep="\n")
print(a @ a.T)
print("corner:", a[-1, -1], "| identity ok:", Matrix.identity(2) @ a == a)
try:
    a @ a
except TypeError as e:
    print("cannot multiply:", e)

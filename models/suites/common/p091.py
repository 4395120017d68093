class Matrix:
    def __init__(self, rows):
        self.rows = rows
    def __getitem__(self, pos):
        r, c = pos
        return self.rows[r][c]
    def __setitem__(self, pos, v):
        r, c = pos
        self.rows[r][c] = v
    def __matmul__(self, other):
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in zip(*other.rows)] for row in self.rows])
    def __str__(self):
        return "\n".join(str(r) for r in self.rows)

m = Matrix([[1, 2], [3, 4]])
i = Matrix([[0, 1], [1, 0]])
m[0, 0] = 9
print(m[0, 0], m[1, 1])
print(m @ i)

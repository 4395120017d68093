class Matrix:
    def __init__(self, rows):
        self.rows = rows
        self.n = len(rows)
        self.m = len(rows[0])

    def __add__(self, other):
        if self.n != other.n or self.m != other.m:
            raise ValueError("sizes do not match")
        return Matrix([[a + b for a, b in zip(r1, r2)] for r1, r2 in zip(self.rows, other.rows)])

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            return Matrix([[x * other for x in row] for row in self.rows])
        result = []
        for i in range(self.n):
            row = []
            for j in range(other.m):
                s = 0
                for k in range(self.m):
                    s += self.rows[i][k] * other.rows[k][j]
                row.append(s)
            result.append(row)
        return Matrix(result)

    def transpose(self):
        return Matrix([list(col) for col in zip(*self.rows)])

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        return "\n".join(" ".join(str(x) for x in row) for row in self.rows)


a = Matrix([[1, 2], [3, 4]])
b = Matrix([[0, 1], [1, 0]])

print(a + b)
print()
print(a * b)
print()
print((a * 2).transpose())
print(b == Matrix([[0, 1], [1, 0]]))
try:
    a + Matrix([[1, 2, 3]])
except ValueError as err:
    print("Error:", err)

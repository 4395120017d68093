"""Exact matrix arithmetic: determinant, inverse and powers with fractions."""

from fractions import Fraction


class Matrix:
    def __init__(self, rows):
        self.rows = [[Fraction(x) for x in row] for row in rows]
        if len({len(row) for row in self.rows}) != 1:
            raise ValueError("rows must have equal length")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} by {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(x * y for x, y in zip(r, c)) for c in columns] for r in self.rows])

    def __pow__(self, exponent):
        if exponent < 0:
            return self.inverse() ** -exponent
        if exponent == 0:
            return Matrix.identity(self.shape[0])
        if exponent == 1:
            return self
        half = self ** (exponent // 2)
        return half @ half @ self if exponent % 2 else half @ half

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        text = [[str(x) for x in row] for row in self.rows]
        width = max(len(cell) for row in text for cell in row)
        return "\n".join("[" + " ".join(c.rjust(width) for c in row) + "]" for row in text)

    def determinant(self):
        n, m = self.shape
        if n != m:
            raise ValueError("matrix is not square")
        if n == 1:
            return self.rows[0][0]
        total = 0
        for j, x in enumerate(self.rows[0]):
            minor = Matrix([row[:j] + row[j + 1:] for row in self.rows[1:]])
            total += (-1) ** j * x * minor.determinant()
        return total

    def inverse(self):
        """Gauss-Jordan elimination on the augmented matrix."""
        n = self.shape[0]
        work = [a + b for a, b in zip(self.rows, Matrix.identity(n).rows)]
        for col in range(n):
            pivot = next((r for r in range(col, n) if work[r][col]), None)
            if pivot is None:
                raise ZeroDivisionError("matrix is singular")
            work[col], work[pivot] = work[pivot], work[col]
            scale = work[col][col]
            work[col] = [x / scale for x in work[col]]
            for r in range(n):
                if r != col and work[r][col]:
                    factor = work[r][col]
                    work[r] = [x - factor * y for x, y in zip(work[r], work[col])]
        return Matrix([row[n:] for row in work])


a = Matrix([[0, 2], [3, 4]])
print("det =", a.determinant())
print(inv := a.inverse(), sep="\n")
print("A @ A^-1 == I:", a @ inv == Matrix.identity(2))
print("A squared:", a ** 2, sep="\n")

for problem in (lambda: Matrix([[1, 2], [2, 4]]).inverse(),
                lambda: a @ Matrix([[1, 2, 3]]),
                lambda: Matrix([[1], [2, 3]])):
    try:
        problem()
    except (ValueError, ZeroDivisionError) as err:
        print(type(err).__name__, "-", err)

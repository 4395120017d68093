# Bug report: "works for 2x2, blows up for the 3x3 singular one"
from copy import deepcopy


class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        widths = {len(r) for r in self.rows}
        if len(widths) != 1:
            raise ValueError("ragged matrix")

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, index):
        if isinstance(index, tuple):
            r, c = index
            return self.rows[r][c]
        return self.rows[index]

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"shapes {self.shape} and {other.shape} do not fit")
        cols = other.T.rows
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __str__(self):
        return "\n".join(" ".join(f"{x:>5g}" for x in r) for r in self.rows)

    def det(self):
        n, m = self.shape
        assert n == m, "square matrices only"
        work = deepcopy(self.rows)
        result = 1.0
        for k in range(n):
            if work[k][k] == 0:
                for i in range(k + 1, n):
                    if work[i][k] != 0:
                        work[k], work[i] = work[i], work[k]
                        result = -result
                        break
            pivot = work[k][k]
            result *= pivot
            for i in range(k + 1, n):
                factor = work[i][k] / pivot
                for j in range(k, n):
                    work[i][j] -= factor * work[k][j]
        return result


swap = Matrix([(0, 1), (1, 0)])
a = Matrix([[2, 1], [7, 4]])
print(a @ swap)
print("det:", a.det(), swap.det(), a[1, 0], a[0])

try:
    a @ Matrix([[1, 2, 3]])
except ValueError as e:
    print("caught", e)

for m in (Matrix([[0, 2, 1], [1, 1, 0], [3, 0, 1]]), Matrix([[1, 2, 3], [2, 4, 6], [3, 6, 9]])):
    print(m, "det = %.1f" % m.det(), sep="\n")
print("never printed")

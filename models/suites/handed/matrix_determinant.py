from typing import List

Matrix = List[List[int]]


def minor(m: Matrix, i: int, j: int) -> Matrix:
    """Return m without row i and column j."""
    return [row[:j] + row[j + 1:] for k, row in enumerate(m) if k != i]


def det(m: Matrix) -> int:
    """Laplace expansion along the first row."""
    n = len(m)
    if n == 1:
        return m[0][0]
    if n == 2:
        (a, b), (c, d) = m
        return a * d - b * c
    return sum((-1) ** j * m[0][j] * det(minor(m, 0, j)) for j in range(n))


def transpose(m: Matrix) -> Matrix:
    return [list(col) for col in zip(*m)]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    bt = transpose(b)
    return [[sum(x * y for x, y in zip(r, c)) for c in bt] for r in a]


def show(name: str, m: Matrix) -> None:
    width = max(len(str(x)) for row in m for x in row)
    for i, row in enumerate(m):
        left = f"{name} = " if i == len(m) // 2 else " " * (len(name) + 3)
        print(left + "|" + " ".join(str(x).rjust(width) for x in row) + "|")
    print()


def main() -> None:
    A = [[2, -1, 0], [1, 3, 5], [0, 4, -2]]
    B = [[1, 2], [-3, 4]]
    show("A", A)
    print("det A =", det(A))
    print("det A^T =", det(transpose(A)))
    C = multiply(B, B)
    show("B*B", C)
    assert det(C) == det(B) ** 2
    print("trace:", sum(A[i][i] for i in range(3)))


if __name__ == "__main__":
    main()

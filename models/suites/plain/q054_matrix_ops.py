Matrix = list[list[int]]


def transpose(matrix: Matrix) -> Matrix:
    """Return the transpose of a matrix."""
    return [list(row) for row in zip(*matrix)]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """Multiply two matrices."""
    if len(a[0]) != len(b):
        raise ValueError("Incompatible dimensions")
    return [
        [sum(x * y for x, y in zip(row, col)) for col in zip(*b)]
        for row in a
    ]


A = [[1, 2], [3, 4], [5, 6]]
B = [[7, 8, 9], [10, 11, 12]]
print("Transpose of A:", transpose(A))
print("A x B:")
for row in multiply(A, B):
    print("  ", row)
try:
    multiply(A, A)
except ValueError as err:
    print(f"Caught error: {err}")

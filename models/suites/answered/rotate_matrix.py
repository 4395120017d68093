# LeetCode 48: rotate an n x n matrix 90 degrees clockwise, in place

def rotate(matrix: list[list[int]]) -> None:
    """Transpose, then reverse each row. O(n^2) time, O(1) extra space."""
    n = len(matrix)

    # Transpose: swap across the main diagonal
    for i in range(n):
        for j in range(i + 1, n):
            matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]

    # Mirror every row
    for row in matrix:
        row.reverse()


def rotated_copy(matrix):
    """The Pythonic one-liner (makes a new matrix, works for rectangles)."""
    return [list(row) for row in zip(*matrix[::-1])]


def print_matrix(title, matrix):
    print(title)
    for row in matrix:
        print("  " + " ".join(f"{value:2d}" for value in row))


m = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
]
print_matrix("Before:", m)
expected = rotated_copy(m)
rotate(m)
print_matrix("After:", m)
print("Same as one-liner:", m == expected)
print_matrix("Rectangle:", rotated_copy([[1, 2, 3], [4, 5, 6]]))

class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        """Do not return anything, modify matrix in-place instead."""
        matrix[:] = [list(row[::-1]) for row in zip(*matrix)]

    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        return matrix and [*matrix[0]] + self.spiralOrder([*zip(*matrix[1:])][::-1])

    def setZeroes(self, matrix: list[list[int]]) -> None:
        m, n = len(matrix), len(matrix[0])
        first_row = 0 in matrix[0]
        for i in range(1, m):
            for j in range(n):
                if matrix[i][j] == 0:
                    matrix[0][j] = 0
                    matrix[i][0] = 0
        for i in range(1, m):
            for j in range(n - 1, -1, -1):
                if matrix[i][0] == 0 or matrix[0][j] == 0:
                    matrix[i][j] = 0
        if first_row:
            matrix[0] = [0] * n


def dump(title, matrix):
    print(title)
    for row in matrix:
        print("  ", *row)


s = Solution()
a = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print(s.spiralOrder(a))
s.rotate(a)
dump("rotated", a)
b = [[1, 1, 1, 5], [1, 0, 1, 6], [1, 1, 1, 7]]
print(s.spiralOrder(b))
s.setZeroes(b)
dump("zeroed", b)

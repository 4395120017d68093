def spiral(matrix):
    result = []
    while matrix:
        result += matrix[0]
        matrix = [list(row) for row in zip(*matrix[1:])][::-1]
    return result


def rotate_in_place(m):
    n = len(m)
    for i in range(n):
        for j in range(i + 1, n):
            m[i][j], m[j][i] = m[j][i], m[i][j]
    for row in m:
        row.reverse()


def matmul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print(spiral(m))
rotate_in_place(m)
for row in m:
    print(*row, sep="\t")
print(matmul([[1, 2], [3, 4]], [[0, 1], [1, 0]]))

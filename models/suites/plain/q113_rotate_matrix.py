def rotate(matrix):
    n = len(matrix)
    for i in range(n):
        for j in range(i + 1, n):
            matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
    for row in matrix:
        row.reverse()

def spiral(m):
    out = []
    while m:
        out += m.pop(0)
        m = [list(r) for r in zip(*m)][::-1]
    return out

m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
rotate(m)
print(m)
print(spiral([[1, 2, 3], [4, 5, 6]]))

def spiral_order(matrix):
    res = []
    left, right = 0, len(matrix[0])
    top, bottom = 0, len(matrix)

    while left < right and top < bottom:
        # get every i in the top row
        for i in range(left, right):
            res.append(matrix[top][i])
        top += 1
        # right col
        for i in range(top, bottom):
            res.append(matrix[i][right - 1])
        right -= 1
        if not (left < right and top < bottom):
            break
        # bottom row
        for i in range(right - 1, left - 1, -1):
            res.append(matrix[bottom - 1][i])
        bottom -= 1
        # left col
        for i in range(bottom - 1, top - 1, -1):
            res.append(matrix[i][left])
        left += 1

    return res


def rotate(matrix):
    n = len(matrix)
    for i in range(n):
        for j in range(i + 1, n):
            matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
    for row in matrix:
        row.reverse()


def set_zeroes(m):
    rows = {r for r in range(len(m)) for c in range(len(m[0])) if m[r][c] == 0}
    cols = {c for r in range(len(m)) for c in range(len(m[0])) if m[r][c] == 0}
    for r in range(len(m)):
        for c in range(len(m[0])):
            if r in rows or c in cols:
                m[r][c] = 0


m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print(spiral_order(m))
rotate(m)
print(m)
z = [[1, 0], [3, 4], [5, 6]]
set_zeroes(z)
print(z)

def multiply(a, b):
    rows, inner, cols = len(a), len(b), len(b[0])
    result = [[0 for _ in range(cols)] for _ in range(rows)]
    for i in range(rows):
        for j in range(cols):
            for k in range(inner):
                result[i][j] += a[i][k] * b[k][j]
    return result

A = [[1, 2], [3, 4]]
B = [[0, 1], [1, 0]]
C = multiply(A, B)
for row in C:
    print(*row)
print(C == [[2, 1], [4, 3]])

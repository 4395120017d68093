matrix = []
for i in range(3):
    row = []
    for j in range(3):
        row.append(i * 3 + j)
    matrix.append(row)
for row in matrix:
    for x in row:
        print(x, end="\t")
    print()
print([r[1] for r in matrix], sum(map(sum, matrix)))
identity = [[int(i == j) for j in range(2)] for i in range(2)]
print(identity)
A, B = [[1, 2], [3, 4]], identity
C = [[sum(A[i][k] * B[k][j] for k in range(2)) for j in range(2)] for i in range(2)]
print(C == A)

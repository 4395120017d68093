matrix = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
]
rotated = [list(row) for row in zip(*matrix[::-1])]
transposed = [[row[i] for row in matrix] for i in range(3)]
diag = sum(matrix[i][i] for i in range(len(matrix)))
for row in rotated:
    print(" ".join(f"{v:2d}" for v in row))
print(transposed)
print("trace", diag)
flat = [x for row in matrix for x in row if x % 2]
print(flat, max(map(max, matrix)))

grid = [[0] * 3 for _ in range(3)]
for i in range(3):
    for j in range(3):
        grid[i][j] = i * 3 + j
diagonal = 0
for i in range(3):
    diagonal += grid[i][i]
print(diagonal)
flipped = [list(row) for row in zip(*grid)]
for row in flipped:
    print(row)

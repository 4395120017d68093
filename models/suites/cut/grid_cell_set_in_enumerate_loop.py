grid = [[1, 2], [3, 4]]
for i, row in enumerate(grid):
    for j in range(2):
        grid[i][j] *= 10
print(grid)

# why does changing one row change all of them?
grid = [[0] * 3] * 3
grid[0][1] = 5
print(grid)
print(grid[0] is grid[1])

grid2 = [[0] * 3 for _ in range(3)]
grid2[0][1] = 5
print(grid2)

for row in grid2:
    print(*row, sep=" | ")
print(id(grid[0]) == id(grid[2]), id(grid2[0]) == id(grid2[2]))

def set_cell(grid, r, c, value):
    grid[r][c] = value

row = [0, 0]
grid = [row, row]
set_cell(grid, 1, 0, 5)
print(grid, row)

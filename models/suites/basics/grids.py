grid = [[0] * 4 for _ in range(3)]
for r in range(3):
    for c in range(4):
        grid[r][c] = r * c
print(grid)
for row in grid:
    print(" ".join(f"{x:2d}" for x in row))
t = [list(col) for col in zip(*grid)]
print(t[2], len(t))
diag = [grid[i][i] for i in range(3)]
print(diag, sum(map(sum, grid)))
flat = [x for row in grid for x in row if x]
print(flat, max(flat), flat.index(4))
board = ["X.O", ".X.", "O.X"]
win = all(board[i][i] == "X" for i in range(3))
print("win" if win else "no")
cols = ["".join(row[i] for row in board) for i in range(3)]
print(cols)
neighbours = 0
for dr in (-1, 0, 1):
    for dc in (-1, 0, 1):
        if dr == dc == 0:
            continue
        r, c = 1 + dr, 1 + dc
        if 0 <= r < 3 and 0 <= c < 3 and board[r][c] != ".":
            neighbours += 1
print(neighbours)
rot = [list(x) for x in zip(*board[::-1])]
print(rot)
m = [row[:] for row in grid]
m[0][0] = 99
print(grid[0][0], m[0])
a = [[1, 2], [3, 4]]
b = [[5, 6], [7, 8]]
prod = [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
print(prod)

# Langton's ant on a torus, drawn with letters
# group: Jana + Tobias

SIZE = 7
STEPS = 23
DIRS = ["N", "E", "S", "W"]
MOVES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

field = [[False] * SIZE for _ in range(SIZE)]
row = col = SIZE // 2
d = 0


def draw(field, r, c, direction):
    lines = []
    for i, line in enumerate(field):
        s = "".join("#" if cell else "." for cell in line)
        if i == r:
            s = s[:c] + "^>v<"[direction] + s[c + 1:]
        lines.append(s)
    return "\n".join(lines)


for step in range(STEPS):
    if field[row][col]:
        d = (d - 1) % 4     # black: turn left
    else:
        d = (d + 1) % 4     # white: turn right
    field[row][col] = not field[row][col]
    dr, dc = MOVES[DIRS[d]]
    row, col = (row + dr) % SIZE, (col + dc) % SIZE
    if step == STEPS // 2:
        print("half time: ant at", (row, col), "looking", DIRS[d])

print(draw(field, row, col, d))
print("black fields:", sum(map(sum, field)))
print("rows with black:", [i for i, r in enumerate(field) if any(r)])

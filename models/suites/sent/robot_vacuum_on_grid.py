room = """
#######
#..d..#
#.##.d#
#d....#
#######
"""
grid = [list(line) for line in room.strip().splitlines()]

DIRS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ORDER = "NESW"

r, c, facing = 1, 1, "E"
dust = bumps = 0
program = "FFFFFRFFRFFFLLRRF"

for step in program:
    if step == "R":
        facing = ORDER[(ORDER.index(facing) + 1) % 4]
    elif step == "L":
        facing = ORDER[(ORDER.index(facing) - 1) % 4]
    else:
        dr, dc = DIRS[facing]
        nr, nc = r + dr, c + dc
        if grid[nr][nc] == "#":
            bumps += 1
            continue
        r, c = nr, nc
        if grid[r][c] == "d":
            dust += 1
            grid[r][c] = "."

grid[r][c] = {"N": "^", "E": ">", "S": "v", "W": "<"}[facing]
for row in grid:
    print("".join(row))
print(f"{dust=} {bumps=} {facing=} at {(r, c)}")

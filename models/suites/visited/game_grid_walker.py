# GRID WALKER v0.3
MAP = ["#######",
       "#@..k.#",
       "#.##.D#",
       "#.$.#E#",
       "#######"]
MOVES = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}

grid = [list(row) for row in MAP]
inv = []
log = []


def find(ch):
    for r, row in enumerate(grid):
        if ch in row:
            return r, row.index(ch)
    return None


hero = find("@")


def step(direction):
    global hero
    r, c = hero
    dr, dc = MOVES[direction]
    nr, nc = r + dr, c + dc
    tile = grid[nr][nc]
    if tile == "#":
        return "bump"
    if tile == "D" and "key" not in inv:
        return "locked"
    msg = "ok"
    if tile == "k":
        inv.append("key"); msg = "got key"
    elif tile == "$":
        inv.append("coin"); msg = "got coin"
    elif tile == "D":
        inv.remove("key"); msg = "door opens"
    elif tile == "E":
        msg = "EXIT"
    grid[r][c], grid[nr][nc] = ".", "@"
    hero = nr, nc
    return msg


path = "nsseewwnneeeessss"
for turn, m in enumerate(path, 1):
    result = step(m)
    log.append((m, result))
    if result != "ok":
        print(f"turn {turn:2} {m}: {result}")
    if result == "EXIT":
        break

print("\n".join("".join(row) for row in grid))
print("inventory:", inv, "| bumps:", sum(res == "bump" for _, res in log))

from collections import deque

MAZE = ["S.#",
        ".#.",
        "..G"]

H, W = len(MAZE), len(MAZE[0])
find = lambda ch: next((y, x) for y, row in enumerate(MAZE) for x, c in enumerate(row) if c == ch)

def neighbours(pos):
    y, x = pos
    for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        ny, nx = y + dy, x + dx
        if 0 <= ny < H and 0 <= nx < W and MAZE[ny][nx] != "#":
            yield ny, nx

def bfs(start, goal):
    came_from = {start: None}
    frontier = deque([start])
    while frontier:
        cur = frontier.popleft()
        if cur == goal:
            break
        for nb in neighbours(cur):
            if nb not in came_from:
                came_from[nb] = cur
                frontier.append(nb)
    else:
        return None
    path = []
    while cur is not None:
        path.append(cur)
        cur = came_from[cur]
    return path[::-1]

path = bfs(find("S"), find("G"))
print("steps:", len(path) - 1)
canvas = [list(r) for r in MAZE]
for y, x in path[1:-1]:
    canvas[y][x] = "o"
print("\n".join(map("".join, canvas)))

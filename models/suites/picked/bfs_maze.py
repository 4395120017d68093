from collections import deque

MAZE = """
#######
#S.#..#
#..#..#
##...E#
#######
""".strip().split("\n")


def find(ch):
    for r, row in enumerate(MAZE):
        if ch in row:
            return r, row.index(ch)
    raise LookupError(ch)


def neighbours(pos):
    r, c = pos
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if MAZE[r + dr][c + dc] != "#":
            yield r + dr, c + dc


def bfs(start, goal):
    queue = deque([start])
    came_from = {start: None}
    while queue:
        cur = queue.popleft()
        if cur == goal:
            break
        for nxt in neighbours(cur):
            if nxt not in came_from:
                came_from[nxt] = cur
                queue.append(nxt)
    else:
        return None
    path = []
    while cur is not None:
        path.append(cur)
        cur = came_from[cur]
    return path[::-1]


start, goal = find("S"), find("E")
path = bfs(start, goal)
print(start, "to", goal, "takes", len(path) - 1, "steps")
grid = [list(row) for row in MAZE]
for r, c in path[1:-1]:
    grid[r][c] = "*"
print(*map("".join, grid), sep="\n")

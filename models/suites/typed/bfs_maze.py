from collections import deque

MAZE = """
S.#.
..#E
#...
""".split()


def find(ch):
    return next((r, c) for r, row in enumerate(MAZE) for c, v in enumerate(row) if v == ch)


def bfs(start, goal):
    queue = deque([start])
    came_from = {start: None}
    while queue:
        cur = queue.popleft()
        if cur == goal:
            break
        r, c = cur
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = nxt = (r + dr, c + dc)
            if not (0 <= nr < len(MAZE) and 0 <= nc < len(MAZE[0])):
                continue
            if MAZE[nr][nc] == "#" or nxt in came_from:
                continue
            came_from[nxt] = cur
            queue.append(nxt)
    else:
        return []
    path = []
    while cur is not None:
        path.insert(0, cur)
        cur = came_from[cur]
    return path


route = bfs(find("S"), find("E"))
print(len(route) - 1, "steps:", route)
grid = [list(row) for row in MAZE]
for r, c in route[1:-1]:
    grid[r][c] = "*"
print("\n".join(map("".join, grid)))

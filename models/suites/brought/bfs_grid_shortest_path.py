from collections import deque

maze = [
    "S.#.",
    "..#E",
    "#...",
]

ROWS, COLS = len(maze), len(maze[0])

def find(ch):
    for r, row in enumerate(maze):
        c = row.find(ch)
        if c != -1:
            return (r, c)

def bfs(start, end):
    q = deque([start])
    parent = {start: None}
    while q:
        cur = q.popleft()
        if cur == end:
            break
        r, c = cur
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            nr, nc = r + dr, c + dc
            if not (0 <= nr < ROWS and 0 <= nc < COLS):
                continue
            if maze[nr][nc] == "#" or (nr, nc) in parent:
                continue
            parent[(nr, nc)] = cur
            q.append((nr, nc))
    if end not in parent:
        return None
    path = []
    node = end
    while node is not None:
        path.append(node)
        node = parent[node]
    return path[::-1]

start, end = find("S"), find("E")
route = bfs(start, end)
print(f"{len(route) - 1} steps: {route}")

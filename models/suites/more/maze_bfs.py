from collections import deque

maze = [
    "S.#.",
    ".##.",
    "...E",
]

R, C = len(maze), len(maze[0])
start = next((r, c) for r in range(R) for c in range(C) if maze[r][c] == "S")

def neighbours(r, c):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        nr, nc = r + dr, c + dc
        if 0 <= nr < R and 0 <= nc < C and maze[nr][nc] != "#":
            yield nr, nc

def solve(src):
    queue = deque([src])
    parent = {src: None}
    while queue:
        cell = queue.popleft()
        r, c = cell
        if maze[r][c] == "E":
            path = []
            while cell is not None:
                path.append(cell)
                cell = parent[cell]
            return path[::-1]
        for nxt in neighbours(r, c):
            if nxt not in parent:
                parent[nxt] = cell
                queue.append(nxt)
    return None

route = solve(start)
print(len(route) - 1, "moves")
print(" -> ".join(f"({r},{c})" for r, c in route))

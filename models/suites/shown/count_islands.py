from collections import deque

MAP = """
#..#.
##.#.
....#
"""

grid = [list(row) for row in MAP.strip().splitlines()]
rows, cols = len(grid), len(grid[0])
DIRS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

def sink(r, c):
    """BFS from (r, c); returns island size and floods it."""
    q = deque([(r, c)])
    grid[r][c] = "~"
    size = 0
    while q:
        r, c = q.popleft()
        size += 1
        for dr, dc in DIRS:
            nr, nc = r + dr, c + dc
            if 0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] == "#":
                grid[nr][nc] = "~"
                q.append((nr, nc))
    return size

sizes = [sink(r, c)
         for r in range(rows)
         for c in range(cols)
         if grid[r][c] == "#"]
print("islands:", len(sizes))
print("largest:", max(sizes, default=0))
print("\n".join("".join(row) for row in grid))

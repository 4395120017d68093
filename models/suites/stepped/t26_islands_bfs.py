from collections import deque

grid = [
    ["1", "1", "0"],
    ["0", "0", "0"],
    ["0", "1", "1"],
]


def num_islands(grid):
    if not grid:
        return 0
    rows, cols = len(grid), len(grid[0])
    visited = set()
    islands = 0

    def bfs(r, c):
        q = deque()
        visited.add((r, c))
        q.append((r, c))
        size = 0
        while q:
            row, col = q.popleft()
            size += 1
            directions = [[1, 0], [-1, 0], [0, 1], [0, -1]]
            for dr, dc in directions:
                nr, nc = row + dr, col + dc
                if (nr in range(rows) and
                        nc in range(cols) and
                        grid[nr][nc] == "1" and
                        (nr, nc) not in visited):
                    q.append((nr, nc))
                    visited.add((nr, nc))
        return size

    biggest = 0
    for r in range(rows):
        for c in range(cols):
            if grid[r][c] == "1" and (r, c) not in visited:
                biggest = max(biggest, bfs(r, c))
                islands += 1
    return islands, biggest


print(num_islands(grid))

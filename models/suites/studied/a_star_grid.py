"""A* search on a 4-connected grid, Manhattan distance heuristic."""
from heapq import heappush, heappop

GRID = [
    "S..#",
    ".#..",
    ".##.",
    "...G",
]


def locate(grid, ch):
    for r, row in enumerate(grid):
        c = row.find(ch)
        if c != -1:
            return (r, c)


def neighbors(grid, pos):
    r, c = pos
    for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        nr, nc = r + dr, c + dc
        if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and grid[nr][nc] != "#":
            yield nr, nc


def heuristic(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def a_star(grid, start, goal):
    open_heap = [(heuristic(start, goal), start)]
    came_from = {start: None}
    g_score = {start: 0}
    closed = set()

    while open_heap:
        f, current = heappop(open_heap)
        if current == goal:
            path = []
            while current:
                path.append(current)
                current = came_from[current]
            return path[::-1], len(closed)
        if current in closed:
            continue
        closed.add(current)
        for nb in neighbors(grid, current):
            tentative = g_score[current] + 1
            if tentative < g_score.get(nb, float("inf")):
                g_score[nb] = tentative
                came_from[nb] = current
                heappush(open_heap, (tentative + heuristic(nb, goal), nb))
    return None, len(closed)


def draw(grid, path):
    for r, row in enumerate(grid):
        print("".join("*" if (r, c) in path and ch == "." else ch
                      for c, ch in enumerate(row)))


if __name__ == "__main__":
    start, goal = locate(GRID, "S"), locate(GRID, "G")
    path, expanded = a_star(GRID, start, goal)
    if path is None:
        print("no path")
    else:
        print(f"path length {len(path) - 1}, {expanded} nodes expanded")
        draw(GRID, path)

import heapq

# LC 778 style: smallest water level that lets you swim corner to corner
# (Dijkstra, cost of a path = the max cell on it)
DIRS = ((0, 1), (1, 0), (0, -1), (-1, 0))

def swim(grid):
    R, C = len(grid), len(grid[0])
    heap = [(grid[0][0], 0, 0)]
    seen = {(0, 0)}
    level = pops = 0
    order = []
    while heap:
        h, r, c = heapq.heappop(heap)
        pops += 1
        level = max(level, h)
        order.append(h)
        if (r, c) == (R - 1, C - 1):
            return level, pops, order
        for dr, dc in DIRS:
            nr, nc = r + dr, c + dc
            if 0 <= nr < R and 0 <= nc < C and (nr, nc) not in seen:
                seen.add((nr, nc))
                heapq.heappush(heap, (grid[nr][nc], nr, nc))

pool = [
    [1, 7, 3],
    [2, 8, 4],
    [6, 5, 9],
]
turned = [list(row) for row in zip(*pool[::-1])]   # rotated clockwise
for row in turned:
    print(*row)
level, pops, order = swim(turned)
print("level", level, "after", pops, "pops", order)

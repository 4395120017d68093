from heapq import heappush, heappop

CAVE = """11637
13813
21365
36949"""

g = [[int(c) for c in line] for line in CAVE.split()]
H, W = len(g), len(g[0])


def neighbours(r, c):
    for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
        if 0 <= r + dr < H and 0 <= c + dc < W:
            yield r + dr, c + dc


def cheapest():
    best = {(0, 0): 0}
    q = [(0, 0, 0)]
    pops = 0
    while q:
        risk, r, c = heappop(q)
        pops += 1
        if (r, c) == (H - 1, W - 1):
            print('popped', pops, 'nodes')
            return risk
        if risk > best[r, c]:
            continue
        for nr, nc in neighbours(r, c):
            new = risk + g[nr][nc]
            if new < best.get((nr, nc), 9e9):
                best[nr, nc] = new
                heappush(q, (new, nr, nc))


print('lowest total risk:', cheapest())

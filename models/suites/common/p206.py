maze = ["S.#",
        "..#",
        "#.E"]
from collections import deque
def solve(m):
    start = next((r, c) for r in range(3) for c in range(3) if m[r][c] == "S")
    q, seen = deque([(start, 0)]), {start}
    while q:
        (r, c), d = q.popleft()
        if m[r][c] == "E":
            return d
        for dr, dc in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            p = (r + dr, c + dc)
            if 0 <= p[0] < 3 and 0 <= p[1] < 3 and m[p[0]][p[1]] != "#" and p not in seen:
                seen.add(p)
                q.append((p, d + 1))
    return -1

print(solve(maze))

grid = ["11000", "00100", "00011"]
g = [list(r) for r in grid]

def sink(r, c):
    if not (0 <= r < len(g) and 0 <= c < len(g[0])) or g[r][c] == "0":
        return 0
    g[r][c] = "0"
    return 1 + sum(sink(r + dr, c + dc) for dr, dc in ((0, 1), (1, 0)))

islands = 0
for r in range(len(g)):
    for c in range(len(g[0])):
        if g[r][c] == "1":
            size = sink(r, c)
            islands += 1
            print("island of", size)
print(islands)

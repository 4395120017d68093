GRID = """
11000
11010
00011
""".split()


def count_islands(lines):
    grid = [list(line) for line in lines]
    h, w = len(grid), len(grid[0])
    sizes = []

    def sink(r, c):
        if not (0 <= r < h and 0 <= c < w) or grid[r][c] != "1":
            return 0
        grid[r][c] = "0"
        return 1 + sum(sink(r + dr, c + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    for r in range(h):
        for c in range(w):
            size = sink(r, c)
            if size:
                sizes.append(size)
    return sizes


sizes = count_islands(GRID)
print(f"{len(sizes)} islands, sizes {sizes}, largest {max(sizes)}")

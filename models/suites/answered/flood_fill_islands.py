"""Number of Islands (LeetCode 200) with a recursive flood fill (DFS)."""


def num_islands(grid: list[str]) -> list[int]:
    """Return the size of each island, in reading order."""
    cells = [list(row) for row in grid]
    rows, cols = len(cells), len(cells[0])

    def sink(r: int, c: int) -> int:
        """Mark the whole island as visited; return how many cells it had."""
        if not (0 <= r < rows and 0 <= c < cols):
            return 0
        if cells[r][c] != "#":
            return 0
        cells[r][c] = "."
        return (1
                + sink(r - 1, c)
                + sink(r + 1, c)
                + sink(r, c - 1)
                + sink(r, c + 1))

    sizes = []
    for r in range(rows):
        for c in range(cols):
            if cells[r][c] == "#":
                sizes.append(sink(r, c))
    return sizes


if __name__ == "__main__":
    sea = [
        "##..",
        "#..#",
        "..##",
    ]
    for line in sea:
        print(line)
    sizes = num_islands(sea)
    print("islands:", len(sizes))
    print("sizes:  ", sizes)
    print("largest:", max(sizes))

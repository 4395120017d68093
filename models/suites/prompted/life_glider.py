"""Conway's Game of Life on an unbounded grid, stored as a set of cells."""
from collections import Counter

GLIDER = """
.#.
..#
###
"""

OFFSETS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def parse(picture):
    cells = set()
    for r, line in enumerate(picture.split()):
        cells.update((r, c) for c, ch in enumerate(line) if ch == "#")
    return cells


def neighbours(cell):
    r, c = cell
    return [(r + dr, c + dc) for dr, dc in OFFSETS]


def step(alive):
    counts = Counter(n for cell in sorted(alive) for n in neighbours(cell))
    return {cell for cell, k in sorted(counts.items()) if k == 3 or (k == 2 and cell in alive)}


def show(alive, height=4, width=4):
    for r in range(height):
        print("".join("#" if (r, c) in alive else "." for c in range(width)))


def main():
    alive = parse(GLIDER)
    for generation in range(2):
        print(f"Generation {generation}: {len(alive)} cells")
        show(alive)
        alive = step(alive)
    print("Living cells:", *sorted(alive))


if __name__ == "__main__":
    main()

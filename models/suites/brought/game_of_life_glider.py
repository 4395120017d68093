# Conway's game of life, only storing the living cells
from collections import Counter

SIZE = 5
OFFSETS = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
glider = [
    ".#...",
    "..#..",
    "###..",
]

alive = {(x, y) for y, row in enumerate(glider) for x, c in enumerate(row) if c == "#"}


def neighbours(cell):
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in OFFSETS]


def step(cells):
    counts = Counter()
    for cell in sorted(cells):
        counts.update(neighbours(cell))
    born = {c for c, n in counts.items() if n == 3 and c not in cells}
    survive = {c for c in cells if counts[c] in (2, 3)}
    return born | survive


def draw(cells):
    for y in range(4):
        print("".join("#" if (x, y) in cells else "." for x in range(SIZE)))


# wolfram rule 30 too because why not
def rule(cells, number=30):
    padded = "0" + cells + "0"
    out = ""
    for i in range(1, len(padded) - 1):
        pattern = int(padded[i - 1:i + 2], 2)
        out += str(number >> pattern & 1)
    return out


draw(alive)
alive = step(alive)
print("gen 1:", sorted(alive))
draw(alive)

line = "0001000"
for gen in range(3):
    print(line.replace("0", " ").replace("1", "*"))
    line = rule(line)

from collections import Counter

def neighbours(cell):
    r, c = cell
    return {(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)} - {cell}

def step(alive):
    counts = Counter(n for cell in alive for n in neighbours(cell))
    return {cell for cell, k in counts.items() if k == 3 or k == 2 and cell in alive}

def show(alive, size=4):
    for r in range(size):
        print("".join("#" if (r, c) in alive else "." for c in range(size)))
    print()

blinker = {(2, 1), (2, 2), (2, 3)}
board = blinker
for gen in range(1):
    show(board)
    board = step(board)
show(board)
assert board != blinker, "it should flip"
print("flipped", sorted(board), sorted(board & blinker))

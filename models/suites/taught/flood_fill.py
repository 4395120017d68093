# Flood fill (the paint bucket), recursive version
picture = [
    list(".#."),
    list(".##"),
    list("#.."),
]


def show(title):
    print(title)
    for row in picture:
        print("  " + "".join(row))


def fill(r, c):
    """Return how many cells were painted."""
    if not (0 <= r < len(picture) and 0 <= c < len(picture[0])):
        return 0
    if picture[r][c] != ".":
        return 0
    picture[r][c] = "~"
    painted = 1
    for dr, dc in [(-1, 0), (1, 0), (0, -1), (0, 1)]:
        painted += fill(r + dr, c + dc)
    return painted


show("before")
n = fill(0, 0)
show(f"after filling {n} cells from the top left")
n = fill(2, 2)
show(f"then {n} more")

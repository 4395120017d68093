"""
Lecture 9: Recursion -- Towers of Hanoi

Watch the call stack grow and shrink. Each call has its own
copy of n, source, target and spare.
"""


def hanoi(n, source, target, spare):
    """Move n disks from source to target."""
    # base case
    if n == 0:
        return 0

    # move the smaller disks out of the way
    moves = hanoi(n - 1, source, spare, target)

    # move the largest disk
    disk = pegs[source].pop()
    pegs[target].append(disk)
    print(f"disk {disk}: {source} -> {target}")

    # put the smaller disks on top of it
    moves = moves + 1 + hanoi(n - 1, spare, target, source)
    return moves


pegs = {"A": [3, 2, 1], "B": [], "C": []}
total = hanoi(3, "A", "C", "B")
print("Total moves:", total)
print(pegs)

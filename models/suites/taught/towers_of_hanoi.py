# Towers of Hanoi with real pegs (lists used as stacks)

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0


def show():
    print("   ", "  ".join(f"{name}:{str(disks):<10}" for name, disks in pegs.items()).rstrip())


def hanoi(n, source, target, helper):
    """Move n disks from source to target."""
    global moves
    if n == 0:
        return
    hanoi(n - 1, source, helper, target)
    disk = pegs[source].pop()
    pegs[target].append(disk)
    moves += 1
    print(f"{moves}. disk {disk}: {source} -> {target}")
    show()
    hanoi(n - 1, helper, target, source)


show()
hanoi(3, "A", "C", "B")
print("moves:", moves, "=", 2 ** 3 - 1)

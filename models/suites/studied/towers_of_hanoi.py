"""Towers of Hanoi - shows the pegs after every move."""

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0


def show():
    print("   ".join(f"{name}: {str(disks):<10}" for name, disks in pegs.items()).rstrip())


def move(src, dst):
    global moves
    disk = pegs[src].pop()
    if pegs[dst] and pegs[dst][-1] < disk:
        raise RuntimeError("illegal move")
    pegs[dst].append(disk)
    moves += 1
    print(f"{moves}. disk {disk} from {src} to {dst}")


def hanoi(n, source, target, spare):
    if n == 0:
        return
    hanoi(n - 1, source, spare, target)
    move(source, target)
    show()
    hanoi(n - 1, spare, target, source)


show()
hanoi(3, "A", "C", "B")
print("Done in", moves, "moves; formula says", 2 ** 3 - 1)

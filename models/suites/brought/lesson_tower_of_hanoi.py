# Towers of Hanoi -- the students should predict the number of moves first!

pegs = {
    "left": [3, 2, 1],
    "middle": [],
    "right": [],
}
moves = []


def show():
    parts = []
    for name, disks in pegs.items():
        parts.append(name[0].upper() + str(disks))
    print("  ".join(parts))


def move_disk(source, target):
    disk = pegs[source].pop()
    pegs[target].append(disk)
    moves.append((disk, source, target))
    show()


def hanoi(n, source, target, spare):
    if n == 0:
        return
    hanoi(n - 1, source, spare, target)
    move_disk(source, target)
    hanoi(n - 1, spare, target, source)


show()
hanoi(3, "left", "right", "middle")
print("number of moves:", len(moves))
print("expected:", 2 ** 3 - 1)
for number, (disk, start, end) in enumerate(moves, start=1):
    print(f"{number}. disk {disk}: {start} -> {end}")

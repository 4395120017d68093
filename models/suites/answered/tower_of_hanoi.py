"""Tower of Hanoi - classic recursion exercise."""


def hanoi(n: int, source: str, target: str, spare: str, pegs: dict, moves: list) -> None:
    """Move n disks from source to target using spare."""
    if n == 0:
        return

    # 1. Move the n-1 smaller disks out of the way
    hanoi(n - 1, source, spare, target, pegs, moves)

    # 2. Move the largest disk
    disk = pegs[source].pop()
    pegs[target].append(disk)
    moves.append((disk, source, target))

    # 3. Move the smaller disks on top of it
    hanoi(n - 1, spare, target, source, pegs, moves)


def main():
    n = 3
    pegs = {"A": list(range(n, 0, -1)), "B": [], "C": []}
    moves = []
    print("Start:", pegs)

    hanoi(n, "A", "C", "B", pegs, moves)

    for step, (disk, src, dst) in enumerate(moves, start=1):
        print(f"{step}. disk {disk}: {src} -> {dst}")

    print("End:  ", pegs)
    print(f"Total moves: {len(moves)} (2^{n} - 1 = {2 ** n - 1})")


if __name__ == "__main__":
    main()

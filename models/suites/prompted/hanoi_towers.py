# Towers of Hanoi with a recursive function

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0


def hanoi(n, source, target, spare):
    global moves
    if n == 0:
        return
    hanoi(n - 1, source, spare, target)
    disk = pegs[source].pop()
    pegs[target].append(disk)
    moves += 1
    print(f"{moves}. disk {disk}: {source} -> {target}   {pegs}")
    hanoi(n - 1, spare, target, source)


n = len(pegs["A"])
hanoi(n, "A", "C", "B")
print("Solved in", moves, "moves")
print("Minimum:", 2 ** n - 1)

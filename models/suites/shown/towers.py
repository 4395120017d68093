# Recursion demo: Towers of Hanoi with three discs

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0

def show():
    print("   ".join(p + ":" + "".join(map(str, pegs[p])).ljust(3, ".") for p in "ABC"))

def hanoi(n, source, target, spare):
    global moves
    if n == 0:
        return                      # base case: nothing to move
    hanoi(n - 1, source, spare, target)
    disc = pegs[source].pop()
    pegs[target].append(disc)
    moves += 1
    print(f"move {moves}: disc {disc} {source} -> {target}")
    hanoi(n - 1, spare, target, source)

show()
hanoi(3, "A", "C", "B")
show()
assert moves == 2 ** 3 - 1

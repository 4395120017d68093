pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0

def move(a, b):
    global moves
    disk = pegs[a].pop()
    if pegs[b] and pegs[b][-1] < disk:
        raise RuntimeError("illegal move")
    pegs[b].append(disk)
    moves += 1
    print(f"{moves}: disk {disk} {a}->{b}", pegs)

def hanoi(n, src, dst, tmp):
    if n == 0:
        return
    hanoi(n - 1, src, tmp, dst)
    move(src, dst)
    hanoi(n - 1, tmp, dst, src)

hanoi(len(pegs["A"]), "A", "C", "B")
assert moves == 2 ** 3 - 1
print("done in", moves)

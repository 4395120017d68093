# Towers of Hanoi, 3 discs
pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0

def draw():
    out = ""
    for name in "ABC":
        out += name + ":" + "".join(str(d) for d in pegs[name]).ljust(4)
    return out

def move(a, b):
    global moves
    disc = pegs[a].pop()
    assert not pegs[b] or pegs[b][-1] > disc, "big on small!"
    pegs[b].append(disc)
    moves += 1
    print(f"{moves:2}. {disc} {a}->{b}   {draw()}")

def hanoi(n, src, tmp, dst):
    if n == 0:
        return
    hanoi(n - 1, src, dst, tmp)
    move(src, dst)
    hanoi(n - 1, tmp, src, dst)

print("start     ", draw())
hanoi(3, "A", "B", "C")
print("done in", moves, "moves; expected", 2 ** 3 - 1)

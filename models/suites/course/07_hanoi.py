moves = []

def hanoi(n, a, b, c):
    if n == 0:
        return
    hanoi(n - 1, a, c, b)
    moves.append((n, a, c))
    hanoi(n - 1, b, a, c)

hanoi(2, "A", "B", "C")
for n, src, dst in moves:
    print(f"disk {n}: {src} -> {dst}")
print(len(moves))

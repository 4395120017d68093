def hanoi(n, a="A", b="B", c="C"):
    if n == 0:
        return 0
    moves = hanoi(n - 1, a, c, b)
    print(f"Move disk {n} from {a} to {c}")
    return moves + 1 + hanoi(n - 1, b, a, c)

print(hanoi(2), "moves")

def queens(n, cols=()):
    row = len(cols)
    if row == n:
        yield cols
        return
    for c in range(n):
        if all(c != q and abs(c - q) != row - r for r, q in enumerate(cols)):
            yield from queens(n, cols + (c,))


def draw(cols):
    n = len(cols)
    return "\n".join("".join("♛" if c == q else "·" for c in range(n)) for q in cols)


sols = list(queens(4))
print(len(sols), "solutions")
print(draw(sols[0]))

def solve(n):
    cols, d1, d2 = set(), set(), set()
    board = []
    solutions = []

    def place(r):
        if r == n:
            solutions.append(board[:])
            return
        for c in range(n):
            if c in cols or r + c in d1 or r - c in d2:
                continue
            cols.add(c); d1.add(r + c); d2.add(r - c)
            board.append(c)
            place(r + 1)
            board.pop()
            cols.remove(c); d1.remove(r + c); d2.remove(r - c)

    place(0)
    return solutions

print(solve(3))
print(solve(1))

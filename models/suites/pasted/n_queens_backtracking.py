def solve(n, limit=1):
    cols, diag1, diag2 = set(), set(), set()
    placed, solutions = [], []

    def place(row):
        if row == n:
            solutions.append(placed[:])
            return len(solutions) >= limit
        for col in range(n):
            if col in cols or row + col in diag1 or row - col in diag2:
                continue
            cols.add(col); diag1.add(row + col); diag2.add(row - col)
            placed.append(col)
            if place(row + 1):
                return True
            placed.pop()
            cols.remove(col); diag1.remove(row + col); diag2.remove(row - col)
        return False

    place(0)
    return solutions


def draw(solution):
    n = len(solution)
    return "\n".join("." * c + "Q" + "." * (n - c - 1) for c in solution)


for s in solve(4):
    print(draw(s))
print("n=2:", solve(2))

def solve(n):
    cols, diag1, diag2 = set(), set(), set()
    placed = []

    def place(row):
        if row == n:
            return True
        for c in range(n):
            if c in cols or row + c in diag1 or row - c in diag2:
                continue
            cols.add(c); diag1.add(row + c); diag2.add(row - c)
            placed.append(c)
            if place(row + 1):
                return True
            placed.pop()
            cols.remove(c); diag1.remove(row + c); diag2.remove(row - c)
        return False

    return placed if place(0) else None


for size in (3, 4):
    answer = solve(size)
    if answer is None:
        print("no solution for", size)
        continue
    for c in answer:
        print("." * c + "Q" + "." * (size - c - 1))

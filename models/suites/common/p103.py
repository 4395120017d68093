def solve(n):
    cols, res = [], []
    def safe(c):
        r = len(cols)
        return all(c != cc and abs(c - cc) != r - rr for rr, cc in enumerate(cols))
    def place():
        if len(cols) == n:
            res.append(cols[:])
            return
        for c in range(n):
            if safe(c):
                cols.append(c)
                place()
                cols.pop()
    place()
    return res

print(solve(3))

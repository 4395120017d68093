def solve_n_queens(n):
    solutions = []
    cols = set()
    diag1 = set()   # r - c
    diag2 = set()   # r + c
    placement = []
    calls = 0

    def backtrack(r):
        nonlocal calls
        calls += 1
        if r == n:
            solutions.append(placement[:])   # copy!
            return
        for c in range(n):
            if c in cols or (r - c) in diag1 or (r + c) in diag2:
                continue
            # choose
            cols.add(c); diag1.add(r - c); diag2.add(r + c)
            placement.append(c)
            # explore
            backtrack(r + 1)
            # un-choose
            placement.pop()
            cols.remove(c); diag1.remove(r - c); diag2.remove(r + c)

    backtrack(0)
    return solutions, calls


def print_board(sol):
    n = len(sol)
    for c in sol:
        print('. ' * c + 'Q ' + '. ' * (n - c - 1))
    print()


N = 4
solutions, calls = solve_n_queens(N)
print(f"{N} queens: {len(solutions)} solutions, {calls} calls of backtrack()\n")
for s in solutions:
    print_board(s)

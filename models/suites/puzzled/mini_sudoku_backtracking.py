# 4x4 sudoku solver
PUZZLE = """
1..4
..1.
.1..
4..1
"""


def candidates(g, i):
    r, c = divmod(i, 4)
    br, bc = r // 2 * 2, c // 2 * 2
    used = set(g[r * 4:r * 4 + 4]) | set(g[c::4])
    for k in (0, 1):
        start = (br + k) * 4 + bc
        used |= set(g[start:start + 2])
    return [d for d in "1234" if d not in used]


def solve(g):
    if "." not in g:
        return g
    i = g.index(".")
    for d in candidates(g, i):
        if s := solve(g[:i] + d + g[i + 1:]):
            return s
    return None


g = "".join(PUZZLE.split())
s = solve(g)
print(*[s[i:i + 4] for i in range(0, 16, 4)], sep="\n")

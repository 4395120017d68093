from functools import lru_cache

puzzle = """\
r, rb, b, gr

rbr
grrb
bgb"""

top, bottom = puzzle.split("\n\n")
pieces = tuple(top.split(", "))
designs = bottom.splitlines()


@lru_cache(maxsize=None)
def ways(s):
    if not s:
        return 1
    n = 0
    for p in pieces:
        if s.startswith(p):
            n += ways(s[len(p):])
    return n


p1 = p2 = 0
for d in designs:
    w = ways(d)
    print(d, w)
    p1 += w > 0
    p2 += w
print(p1, p2)
print(ways.cache_info())

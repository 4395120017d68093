def spiral(m):
    out = []
    while m:
        out += m.pop(0)
        m = [list(r) for r in zip(*m)][::-1]
    return out

print(spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))

data = r"""
..\..
.....
/./..
.....
\./..
"""

G = {}
for y, line in enumerate(data.strip().splitlines()):
    for x, ch in enumerate(line):
        if ch != ".":
            G[complex(x, y)] = ch
W = x + 1
H = y + 1

def bounce(d, m):
    # / : right->up, \ : right->down  (y grows downward)
    if m == "/":
        return complex(-d.imag, -d.real)
    return complex(d.imag, d.real)

def shoot(pos, d):
    lit = set()
    while 0 <= pos.real < W and 0 <= pos.imag < H:
        lit.add(pos)
        if pos in G:
            d = bounce(d, G[pos])
        pos += d
    return lit, pos

lit, end = shoot(0j, 1 + 0j)
print("part 1:", len(lit), "exit", end)

for y in range(H):
    print("".join("#" if complex(x, y) in lit else "." for x in range(W)))

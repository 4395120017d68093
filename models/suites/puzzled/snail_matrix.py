# snail sort kata - peel the top row then rotate counter clockwise


def snail(m):
    out = []
    while m:
        out += m[0]
        m = list(zip(*m[1:]))[::-1]
    return out


def spiral(n):
    """Rosetta: spiral matrix, other direction (fill it)"""
    a = [[0] * n for _ in range(n)]
    r, c, dr, dc = 0, 0, 0, 1
    for k in range(1, n * n + 1):
        a[r][c] = k
        if not (0 <= r + dr < n and 0 <= c + dc < n) or a[r + dr][c + dc]:
            dr, dc = dc, -dr
        r, c = r + dr, c + dc
    return a


print(snail([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
print(snail([[]]))
m = spiral(5)
for row in m:
    print(*(f"{x:3}" for x in row))
assert snail(m) == list(range(1, 26))

# DP lecture: Levenshtein table + walk back to recover the edit script
def table(a, b):
    d = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        d[i][0] = i
    d[0] = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            d[i][j] = min(
                d[i - 1][j] + 1,
                d[i][j - 1] + 1,
                d[i - 1][j - 1] + (x != y),
            )
    return d


def script(a, b, d):
    i, j = len(a), len(b)
    ops = []
    while i or j:
        here = d[i][j]
        if i and j and d[i-1][j-1] + (a[i-1] != b[j-1]) == here:
            i -= 1; j -= 1
            ops.append(("=" if a[i] == b[j] else "~", a[i], b[j]))
        elif i and d[i-1][j] + 1 == here:
            i -= 1
            ops.append(("-", a[i], "."))
        else:
            j -= 1
            ops.append(("+", ".", b[j]))
    ops.reverse()
    return ops


def show(a, b):
    d = table(a, b)
    print("     " + "  ".join(b))
    for label, row in zip(" " + a, d):
        print(label, *(f"{n:2}" for n in row))
    ops = script(a, b, d)
    for line in zip(*ops):
        print("".join(line))
    assert sum(op != "=" for op, *_ in ops) == d[-1][-1]
    return d[-1][-1]


total = 0
for pair in [("flaw", "law"), ("at", "art"), ("", "ab")]:
    dist = show(*pair)
    total += dist
    print("distance:", dist, end="\n\n")
print("total", total)

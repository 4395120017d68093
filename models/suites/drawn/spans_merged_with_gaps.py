def combine(slots):
    out = []
    for a, b in sorted(slots):
        if not out or a > out[-1][1]:
            out.append([a, b])
        elif b > out[-1][1]:
            out[-1][1] = b
    return out


def gaps(slots, start, end):
    out = []
    at = start
    for a, b in slots:
        if a > at:
            out.append((at, a))
        at = max(at, b)
    if at < end:
        out.append((at, end))
    return out


def total(slots):
    n = 0
    for a, b in slots:
        n += b - a
    return n


def clashes(spans):
    found = []
    for i, (a, b) in enumerate(spans):
        for c, d in spans[i + 1:]:
            if a < d and c < b:
                found.append((a, c))
    return found


slots = [(10, 15), (3, 7), (1, 2), (6, 8)]
busy = combine(slots)
print(busy)
free = gaps(busy, 0, 20)
for a, b in free:
    print(f"{a}-{b}")
print(total(busy), total(free))
print("clashes", clashes(slots))

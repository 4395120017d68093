"""Homework 3: mean, median, mode and standard deviation without numpy."""


def mean(xs):
    total = 0
    for x in xs:
        total += x
    return total / len(xs)


def median(xs):
    s = sorted(xs)
    mid = len(s) // 2
    if len(s) % 2 == 1:
        return s[mid]
    return (s[mid - 1] + s[mid]) / 2


def mode(xs):
    counts = {}
    for x in xs:
        counts[x] = counts.get(x, 0) + 1
    best = max(counts.values())
    return [x for x, c in counts.items() if c == best]


def stdev(xs, sample=True):
    m = mean(xs)
    squares = [(x - m) ** 2 for x in xs]
    divisor = len(xs) - 1 if sample else len(xs)
    return (sum(squares) / divisor) ** 0.5


scores = [72, 85, 85, 60]
print("mean  ", mean(scores))
print("median", median(scores), median(scores[:3]))
print("mode  ", mode(scores))
print("stdev ", round(stdev(scores), 3))
print("pstdev", round(stdev(scores, sample=False), 3))

m, sd = mean(scores), stdev(scores)
z = {s: round((s - m) / sd, 2) for s in scores}
for s in z:
    flag = "<-- outlier?" if abs(z[s]) > 1.2 else ""
    print(s, z[s], flag)

def timeline(events):
    current = 0
    peak = 0
    for t, delta in sorted((t, d) for s, e in events for t, d in ((s, 1), (e, -1))):
        current += delta
        peak = max(peak, current)
    return peak

print(timeline([(0, 3), (1, 4), (3, 5)]))
def overlap(a, b):
    return max(0, min(a[1], b[1]) - max(a[0], b[0]))
print(overlap((0, 5), (3, 9)), overlap((0, 1), (2, 3)))

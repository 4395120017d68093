ev = [(0, 3), (1, 4)]
for t, d in sorted((t, d) for s, e in ev for t, d in ((s, 1), (e, -1))):
    print(t, d)

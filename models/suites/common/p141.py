scores = [("Ann", 50), ("Bob", 70), ("Cat", 70), ("Dan", 20)]
ranked = sorted(scores, key=lambda s: (-s[1], s[0]))
prev, rank = None, 0
for pos, (name, sc) in enumerate(ranked, 1):
    if sc != prev:
        rank = pos
    print(f"{rank}. {name:5s}{sc:4d}")
    prev = sc
names, points = zip(*ranked)
print(names, points, sum(points))
print(dict(scores)["Dan"], [n for n, s in scores if s >= 50])

# AoC-ish: how many islands after each flood level? Union-find over a grid.
MAP = """\
313
125
""".split()


class DSU:
    def __init__(self):
        self.parent = {}
        self.size = {}
        self.groups = 0

    def add(self, x):
        self.parent[x] = x
        self.size[x] = 1
        self.groups += 1

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]   # halving
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size[b]
        self.groups -= 1
        return True


cells = sorted(
    ((int(ch), (r, c)) for r, row in enumerate(MAP) for c, ch in enumerate(row)),
    key=lambda cell: (-cell[0], cell[1]),
)

dsu = DSU()
level = 9
report = {}
for height, (r, c) in cells:
    if height < level:
        report[level] = dsu.groups
        level = height
    dsu.add((r, c))
    for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
        nb = r + dr, c + dc
        if nb in dsu.parent:
            dsu.union((r, c), nb)
else:
    report[level] = dsu.groups

for lvl, groups in report.items():
    print(f"water below {lvl}: {groups} island{'s' * (groups != 1)}")

roots = {dsu.find(p) for p in dsu.parent}
assert len(roots) == dsu.groups
print("biggest:", max(dsu.size[r] for r in roots), "of", len(cells))
print("best level:", max(report, key=lambda k: (report[k], -k)))

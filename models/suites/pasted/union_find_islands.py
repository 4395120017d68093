GRID = """
##..
.#.#
...#
#...
"""


class DSU:
    def __init__(self):
        self.parent = {}
        self.size = {}

    def add(self, x):
        self.parent[x] = x
        self.size[x] = 1

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]  # path halving
            x = self.parent[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = a
        self.size[a] += self.size.pop(b)
        return True


cells = {
    (r, c)
    for r, line in enumerate(GRID.strip().split("\n"))
    for c, ch in enumerate(line)
    if ch == "#"
}
dsu = DSU()
for cell in sorted(cells):
    dsu.add(cell)
for r, c in sorted(cells):
    for nb in ((r + 1, c), (r, c + 1)):
        if nb in cells:
            dsu.union((r, c), nb)

print("islands:", len(dsu.size))
print("largest:", max(dsu.size.values()))
print(sorted(dsu.size.items()))

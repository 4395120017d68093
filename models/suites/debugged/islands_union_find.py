class DSU:
    def __init__(self):
        self.parent = {}
        self.rank = {}
        self.count = 0

    def add(self, x):
        if x not in self.parent:
            self.parent[x] = x
            self.rank[x] = 0
            self.count += 1

    def find(self, x):
        root = x
        while self.parent[root] != root:
            root = self.parent[root]
        while x != root:           # path compression
            self.parent[x], x = root, self.parent[x]
        return root

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.rank[a] < self.rank[b]:
            a, b = b, a
        self.parent[b] = a
        self.rank[a] += self.rank[a] == self.rank[b]
        self.count -= 1
        return True


def add_lands(positions):
    dsu = DSU()
    ans = []
    for r, c in positions:
        dsu.add((r, c))
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nb = r + dr, c + dc
            if nb in dsu.parent:
                dsu.union((r, c), nb)
        ans.append(dsu.count)
    return ans, dsu


def kruskal(n, edges):
    d = DSU()
    for v in range(n):
        d.add(v)
    tree = [(u, v, w) for u, v, w in sorted(edges, key=lambda e: e[2]) if d.union(u, v)]
    return sum(w for *_, w in tree), tree


ans, dsu = add_lands([(0, 0), (0, 2), (1, 1), (0, 1), (3, 3)])
print(ans)
assert ans == [1, 2, 3, 1, 2]
groups = {}
for cell in dsu.parent:
    groups.setdefault(dsu.find(cell), set()).add(cell)
print(sorted(map(len, groups.values())))

total, tree = kruskal(4, [(0, 1, 4), (1, 2, 1), (0, 2, 3), (2, 3, 7), (1, 3, 5)])
print(total, tree)

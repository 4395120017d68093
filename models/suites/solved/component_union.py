class UnionFind:
    def __init__(self, n):
        self.parent = list(range(n))
        self.rank = [1] * n
        self.count = n

    def find(self, x):
        while x != self.parent[x]:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        if self.rank[ra] < self.rank[rb]:
            ra, rb = rb, ra
        self.parent[rb] = ra
        self.rank[ra] += self.rank[rb]
        self.count -= 1
        return True


def count_components(n, edges):
    uf = UnionFind(n)
    for a, b in edges:
        uf.union(a, b)
    return uf.count


def find_redundant_connection(edges):
    uf = UnionFind(len(edges) + 1)
    return next([a, b] for a, b in edges if not uf.union(a, b))


def valid_tree(n, edges):
    return len(edges) == n - 1 and count_components(n, edges) == 1


print(count_components(5, [[0, 1], [1, 2], [3, 4]]))
print(find_redundant_connection([[1, 2], [1, 3], [2, 3]]))
print(find_redundant_connection([[1, 2], [2, 3], [3, 4], [1, 4], [1, 5]]))
print(valid_tree(5, [[0, 1], [0, 2], [0, 3], [1, 4]]))

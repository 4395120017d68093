"""Kruskal's minimum spanning tree with union-find
(union by rank + path compression)."""
from typing import NamedTuple


class Edge(NamedTuple):
    u: str
    v: str
    weight: int


class DisjointSet:
    def __init__(self, elements):
        self.parent = {e: e for e in elements}
        self.rank = dict.fromkeys(self.parent, 0)

    def find(self, x):
        if self.parent[x] != x:
            self.parent[x] = self.find(self.parent[x])
        return self.parent[x]

    def union(self, x, y):
        """Returns False if x and y were already connected."""
        rx, ry = self.find(x), self.find(y)
        if rx == ry:
            return False
        if self.rank[rx] < self.rank[ry]:
            rx, ry = ry, rx
        self.parent[ry] = rx
        if self.rank[rx] == self.rank[ry]:
            self.rank[rx] += 1
        return True


def kruskal(vertices, edges):
    ds = DisjointSet(vertices)
    mst = []
    for edge in sorted(edges, key=lambda e: e.weight):
        if ds.union(edge.u, edge.v):
            print(f"take {edge.u}-{edge.v} ({edge.weight})")
            mst.append(edge)
        else:
            print(f"skip {edge.u}-{edge.v} ({edge.weight}) - would make a cycle")
        if len(mst) == len(vertices) - 1:
            break
    return mst


def main():
    edges = [Edge(*e) for e in [
        ("a", "b", 4), ("a", "h", 8), ("b", "c", 8), ("b", "h", 11),
        ("c", "d", 7), ("c", "f", 4), ("f", "g", 2), ("g", "h", 1), ("d", "f", 14),
    ]]
    mst = kruskal("abcdfgh", edges)
    print("Total weight:", sum(e.weight for e in mst))


if __name__ == "__main__":
    main()

from collections import namedtuple

Edge = namedtuple("Edge", ["u", "v", "weight"])
edges = [Edge(*e) for e in [("a", "b", 4), ("a", "h", 8)]]
rows = [("c", "d", 1), ("e", "f", 2)]
more = [Edge(*row) for row in rows]
e = Edge(*rows[0])
for u, v, w in edges:
    print(u, v, w)
print(sum(e.weight for e in more))

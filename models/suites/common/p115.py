class Graph:
    def __init__(self):
        self.adj = {}
    def add_edge(self, u, v, directed=False):
        self.adj.setdefault(u, []).append(v)
        if not directed:
            self.adj.setdefault(v, []).append(u)
    def has_cycle(self):
        seen = set()
        def visit(n, parent):
            seen.add(n)
            for m in self.adj[n]:
                if m not in seen:
                    if visit(m, n):
                        return True
                elif m != parent:
                    return True
            return False
        return any(visit(n, None) for n in self.adj if n not in seen)

g = Graph()
for e in [("a", "b"), ("b", "c")]:
    g.add_edge(*e)
print(g.adj, g.has_cycle())
g.add_edge("c", "a")
print(g.has_cycle())

class Graph:
    def __init__(self):
        self.adj = {}

    def add_edge(self, u, v):
        self.adj.setdefault(u, []).append(v)
        self.adj.setdefault(v, [])

    def neighbors(self, u):
        return self.adj.get(u, [])

    def dfs(self, start, visited=None):
        if visited is None:
            visited = []
        visited.append(start)
        for n in self.neighbors(start):
            if n not in visited:
                self.dfs(n, visited)
        return visited


g = Graph()
g.add_edge("a", "b")
g.add_edge("b", "c")
print(g.dfs("a"))

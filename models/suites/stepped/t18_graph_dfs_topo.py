from collections import deque


class Graph:
    def __init__(self, directed=False):
        self.adj = {}
        self.directed = directed

    def add_edge(self, u, v):
        self.adj.setdefault(u, []).append(v)
        self.adj.setdefault(v, [])
        if not self.directed:
            self.adj[v].append(u)

    def neighbors(self, u):
        return self.adj.get(u, [])

    def __len__(self):
        return len(self.adj)

    def __contains__(self, u):
        return u in self.adj

    def dfs(self, start, visited=None):
        if visited is None:
            visited = []
        visited.append(start)
        for n in self.neighbors(start):
            if n not in visited:
                self.dfs(n, visited)
        return visited

    def topological(self):
        indegree = {u: 0 for u in self.adj}
        for u in self.adj:
            for v in self.adj[u]:
                indegree[v] += 1
        queue = deque(u for u in indegree if indegree[u] == 0)
        order = []
        while queue:
            u = queue.popleft()
            order.append(u)
            for v in self.adj[u]:
                indegree[v] -= 1
                if indegree[v] == 0:
                    queue.append(v)
        if len(order) != len(self):
            raise ValueError("graph has a cycle")
        return order


g = Graph(directed=True)
g.add_edge("shirt", "tie")
g.add_edge("tie", "jacket")
g.add_edge("pants", "shoes")
g.add_edge("pants", "jacket")
print(g.dfs("shirt"))
print(g.topological())
print("tie" in g, "hat" in g, len(g))

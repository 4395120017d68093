from collections import deque


class Graph:
    """Undirected graph using an adjacency list."""

    def __init__(self) -> None:
        self.adj: dict[str, list[str]] = {}

    def add_edge(self, u: str, v: str) -> None:
        self.adj.setdefault(u, []).append(v)
        self.adj.setdefault(v, []).append(u)

    def dfs(self, start: str, visited: set[str] | None = None) -> list[str]:
        if visited is None:
            visited = set()
        visited.add(start)
        order = [start]
        for nb in self.adj[start]:
            if nb not in visited:
                order.extend(self.dfs(nb, visited))
        return order

    def bfs(self, start: str) -> list[str]:
        visited = {start}
        queue = deque([start])
        order = []
        while queue:
            node = queue.popleft()
            order.append(node)
            for nb in self.adj[node]:
                if nb not in visited:
                    visited.add(nb)
                    queue.append(nb)
        return order


g = Graph()
for u, v in [("A", "B"), ("A", "C"), ("B", "D")]:
    g.add_edge(u, v)
print("DFS:", g.dfs("A"))
print("BFS:", g.bfs("A"))

class Graph:
    def __init__(self, pairs):
        self.edges = {}
        for a, b in pairs:
            self.connect(a, b)

    def connect(self, a, b):
        self.edges.setdefault(a, []).append(b)
        self.edges.setdefault(b, []).append(a)

    def breadth(self, start):
        dist = {start: 0}
        queue = [start]
        while queue:
            node = queue.pop(0)
            for n in self.edges.get(node, []):
                if n not in dist:
                    dist[n] = dist[node] + 1
                    queue.append(n)
        return dist

    def dfs(self, node, seen=None):
        if seen is None:
            seen = []
        seen.append(node)
        for n in self.edges.get(node, []):
            if n not in seen:
                self.dfs(n, seen)
        return seen

g = Graph([("A", "B"), ("A", "C"), ("B", "C")])

print(g.breadth("A"))

order = g.dfs("A")
print(*order)
print("E" in order)

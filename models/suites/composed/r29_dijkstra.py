import heapq
from collections import defaultdict


class Graph:
    def __init__(self):
        self.adj = defaultdict(list)

    def add_edge(self, u, v, w):
        self.adj[u].append((v, w))
        self.adj[v].append((u, w))

    def dijkstra(self, src):
        dist = {node: float('inf') for node in self.adj}
        dist[src] = 0
        prev = {}
        pq = [(0, src)]
        while pq:
            d, u = heapq.heappop(pq)
            if d > dist[u]:
                continue
            for v, w in self.adj[u]:
                nd = d + w
                if nd < dist[v]:
                    dist[v] = nd
                    prev[v] = u
                    heapq.heappush(pq, (nd, v))
        return dist, prev


def path_to(prev, target):
    path = [target]
    while path[-1] in prev:
        path.append(prev[path[-1]])
    return path[::-1]


g = Graph()
g.add_edge('A', 'B', 4)
g.add_edge('A', 'C', 1)
g.add_edge('C', 'B', 2)
g.add_edge('B', 'D', 5)
g.add_edge('E', 'F', 1)

dist, prev = g.dijkstra('A')
for node in sorted(dist):
    print(node, dist[node])
print('->'.join(path_to(prev, 'D')))

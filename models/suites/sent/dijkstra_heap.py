"""network delay time / dijkstra - my solution"""
import heapq
from collections import defaultdict

edges = [
    ("s", "a", 4), ("s", "b", 1),
    ("b", "a", 2), ("a", "t", 1),
    ("b", "t", 6),
]
graph = defaultdict(list)
for u, v, w in edges:
    graph[u].append((v, w))

def dijkstra(src):
    dist = {src: 0}
    parent = {src: None}
    pq = [(0, src)]
    done = set()
    while pq:
        d, u = heapq.heappop(pq)
        if u in done:
            continue
        done.add(u)
        for v, w in graph[u]:
            nd = d + w
            if nd < dist.get(v, 10**9):
                dist[v] = nd
                parent[v] = u
                heapq.heappush(pq, (nd, v))
    return dist, parent

def path(parent, node):
    p = []
    while node is not None:
        p.append(node)
        node = parent[node]
    return p[::-1]

dist, parent = dijkstra("s")
for n in sorted(dist): print(n, dist[n], "via", "".join(path(parent, n)))

import heapq
from collections import defaultdict
from math import inf

Graph = dict[str, list[tuple[str, int]]]


def make_graph(text: str) -> Graph:
    graph: Graph = defaultdict(list)
    for edge in text.strip().splitlines():
        a, b, w = edge.split()
        graph[a].append((b, int(w)))
        graph[b].append((a, int(w)))
    return graph


def dijkstra(graph: Graph, start: str) -> tuple[dict[str, float], dict[str, str]]:
    dist = {node: inf for node in graph}
    dist[start] = 0
    prev: dict[str, str] = {}
    heap = [(0, start)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, w in graph[u]:
            if (nd := d + w) < dist[v]:
                dist[v], prev[v] = nd, u
                heapq.heappush(heap, (nd, v))
    return dist, prev


EDGES = """
A B 4
A C 1
C B 2
B D 5
C D 8
"""
g = make_graph(EDGES)
dist, prev = dijkstra(g, "A")
print(dist)
path = ["D"]
while path[-1] in prev:
    path.append(prev[path[-1]])
print(" > ".join(reversed(path)))

import heapq
from typing import Dict, List, Optional, Tuple

Graph = Dict[str, Dict[str, int]]

graph: Graph = {
    "A": {"B": 4, "C": 1},
    "B": {"E": 4},
    "C": {"B": 2, "D": 8},
    "D": {"E": 3},
    "E": {},
    "F": {"A": 1},
}


def dijkstra(g: Graph, src: str) -> Tuple[Dict[str, float], Dict[str, Optional[str]]]:
    dist = {v: float("inf") for v in g}
    parent: Dict[str, Optional[str]] = {src: None}
    dist[src] = 0
    pq = [(0, src)]
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist[u]:
            continue  # stale entry
        for v, w in g[u].items():
            nd = d + w
            if nd < dist[v]:
                dist[v] = nd
                parent[v] = u
                heapq.heappush(pq, (nd, v))
    return dist, parent


def path_to(parent: Dict[str, Optional[str]], target: str) -> List[str]:
    if target not in parent:
        return []
    path = []
    node: Optional[str] = target
    while node is not None:
        path.append(node)
        node = parent[node]
    return path[::-1]


dist, parent = dijkstra(graph, "A")
for t in "BEF":
    p = path_to(parent, t)
    print(f"A -> {t}: cost {dist[t]}, path {' '.join(p) or 'unreachable'}")

import heapq
from typing import Dict, List, Tuple

Graph = Dict[str, Dict[str, int]]


def dijkstra(graph: Graph, source: str) -> Tuple[Dict[str, float], Dict[str, str]]:
    dist: Dict[str, float] = {node: float("inf") for node in graph}
    prev: Dict[str, str] = {}
    dist[source] = 0
    heap: List[Tuple[float, str]] = [(0, source)]
    while heap:
        d, node = heapq.heappop(heap)
        if d > dist[node]:
            continue
        for nxt, weight in graph[node].items():
            candidate = d + weight
            if candidate < dist[nxt]:
                dist[nxt] = candidate
                prev[nxt] = node
                heapq.heappush(heap, (candidate, nxt))
    return dist, prev


def path_to(prev: Dict[str, str], target: str) -> List[str]:
    path = [target]
    while path[-1] in prev:
        path.append(prev[path[-1]])
    return path[::-1]


roads: Graph = {
    "Bern": {"Basel": 100, "Zurich": 125, "Thun": 30},
    "Basel": {"Bern": 100, "Zurich": 85},
    "Zurich": {"Basel": 85, "Bern": 125, "Chur": 120},
    "Thun": {"Bern": 30, "Chur": 260},
    "Chur": {"Zurich": 120, "Thun": 260},
    "Island": {},
}

dist, prev = dijkstra(roads, "Bern")
for city in sorted(dist, key=dist.get):
    print(f"{city:<8}{dist[city]:>6}  {' > '.join(path_to(prev, city))}")

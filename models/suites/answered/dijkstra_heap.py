"""Dijkstra's algorithm with a priority queue."""
import heapq
from math import inf

Graph = dict[str, dict[str, int]]


def dijkstra(graph: Graph, source: str) -> tuple[dict, dict]:
    """Return (distances, previous) from source to every node.

    Complexity: O((V + E) log V)
    """
    dist = {node: inf for node in graph}
    prev = {node: None for node in graph}
    dist[source] = 0
    heap = [(0, source)]

    while heap:
        d, node = heapq.heappop(heap)
        if d > dist[node]:
            continue  # stale entry, a better path was found already
        for neighbor, weight in graph[node].items():
            candidate = d + weight
            if candidate < dist[neighbor]:
                dist[neighbor] = candidate
                prev[neighbor] = node
                heapq.heappush(heap, (candidate, neighbor))

    return dist, prev


def path_to(prev: dict, target: str) -> list[str]:
    path = []
    node = target
    while node is not None:
        path.append(node)
        node = prev[node]
    return path[::-1]


if __name__ == "__main__":
    roads: Graph = {
        "A": {"B": 7, "C": 3},
        "B": {"D": 2},
        "C": {"B": 1, "D": 8},
        "D": {"E": 4},
        "E": {},
        "X": {"A": 1},
    }
    distances, previous = dijkstra(roads, "A")
    for node, distance in distances.items():
        if distance == inf:
            print(f"{node}: unreachable")
        else:
            print(f"{node}: {distance:>2}  via {'-'.join(path_to(previous, node))}")

"""Find the quickest route in a metro network with Dijkstra's algorithm."""

import heapq
from collections import defaultdict

CONNECTIONS = """
Airport - Harbour: 9
Harbour - Old Town: 4
Airport - University: 14
University - Old Town: 2
Old Town - Stadium: 6
University - Stadium: 11
Zoo - Park: 3
"""


def parse_network(text):
    """Build an undirected weighted graph as an adjacency dict."""
    graph = defaultdict(dict)
    for line in text.strip().splitlines():
        stations, _, minutes = line.rpartition(":")
        a, b = (name.strip() for name in stations.split(" - "))
        graph[a][b] = graph[b][a] = int(minutes)
    return dict(graph)


def dijkstra(graph, start):
    """Return (distances, previous station) for everything reachable."""
    distances = {start: 0}
    previous = {}
    queue = [(0, start)]
    visited = set()
    while queue:
        distance, station = heapq.heappop(queue)
        if station in visited:
            continue
        visited.add(station)
        for neighbour, minutes in graph[station].items():
            candidate = distance + minutes
            if candidate < distances.get(neighbour, float("inf")):
                distances[neighbour] = candidate
                previous[neighbour] = station
                heapq.heappush(queue, (candidate, neighbour))
    return distances, previous


def route(previous, start, goal):
    path = [goal]
    while path[-1] != start:
        path.append(previous[path[-1]])
    return path[::-1]


def components(graph):
    """Yield the connected parts of the network (iterative DFS)."""
    seen = set()
    for root in graph:
        if root in seen:
            continue
        stack, part = [root], []
        while stack:
            station = stack.pop()
            if station not in seen:
                seen.add(station)
                part.append(station)
                stack.extend(n for n in graph[station] if n not in seen)
        yield sorted(part)


def main():
    graph = parse_network(CONNECTIONS)
    distances, previous = dijkstra(graph, "Airport")

    for goal in ("Stadium", "Zoo"):
        if goal not in distances:
            print(f"No route to {goal}")
        else:
            stops = route(previous, "Airport", goal)
            print(f"{' > '.join(stops)} ({distances[goal]} min)")

    for number, part in enumerate(components(graph), 1):
        print(f"Part {number}: {part}")


if __name__ == "__main__":
    main()

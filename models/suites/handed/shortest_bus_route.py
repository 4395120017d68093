"""Dijkstra with heapq - shortest bus route in our town."""
import heapq
import math

STREETS = """
Station-Market 4
Station-School 7
Market-School 2
Market-Pool 9
School-Pool 3
Pool-Castle 5
Island-Harbour 1
"""


def build_graph(text):
    graph = {}
    for line in text.strip().splitlines():
        names, minutes = line.rsplit(maxsplit=1)
        a, _, b = names.partition("-")
        graph.setdefault(a, {})[b] = int(minutes)
        graph.setdefault(b, {})[a] = int(minutes)
    return graph


def dijkstra(graph, start):
    dist = dict.fromkeys(graph, math.inf)
    dist[start] = 0
    prev = {}
    queue = [(0, start)]
    while queue:
        d, node = heapq.heappop(queue)
        if d > dist[node]:
            continue            # old entry
        for neighbour, minutes in graph[node].items():
            new = d + minutes
            if new < dist[neighbour]:
                dist[neighbour] = new
                prev[neighbour] = node
                heapq.heappush(queue, (new, neighbour))
    return dist, prev


def route(prev, goal):
    path = [goal]
    while path[-1] in prev:
        path.append(prev[path[-1]])
    return path[::-1]


def main():
    graph = build_graph(STREETS)
    dist, prev = dijkstra(graph, "Station")
    print(f"{'Stop':<10}{'min':>5}  Route")
    for stop, d in sorted(dist.items(), key=lambda item: (item[1], item[0])):
        if math.isinf(d):
            print(f"{stop:<10}{'-':>5}  (not reachable)")
            continue
        print(f"{stop:<10}{d:>5}  {' > '.join(route(prev, stop))}")
    reachable = [d for d in dist.values() if d < math.inf]
    print("Average:", round(sum(reachable) / len(reachable), 1), "minutes")


if __name__ == '__main__':
    main()

from collections import deque

LINES = {
    "red": "Airport Harbor Market Opera Zoo",
    "blue": "Airport Stadium Zoo",
    "green": "Market Stadium",
}


def build_map(lines):
    graph = {}
    for stations in lines.values():
        stops = stations.split()
        for a, b in zip(stops, stops[1:]):
            graph.setdefault(a, []).append(b)
            graph.setdefault(b, []).append(a)
    for near in graph.values():
        near.sort(reverse=True)
    return graph


def route(graph, start, goal):
    todo = deque([[start]])
    seen = {start}
    while todo:
        path = todo.pop()
        here = path[-1]
        if here == goal:
            return path
        for nxt in graph[here]:
            if nxt not in seen:
                seen.add(nxt)
                todo.append(path + [nxt])
    return None


graph = build_map(LINES)
path = route(graph, "Airport", "Zoo")
print(" > ".join(path))
print(len(path) - 1, "stops, but the blue line needs only 2!")

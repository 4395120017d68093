from collections import defaultdict, deque

LINES = {
    "red": ["Airport", "Park", "Central", "Museum"],
    "blue": ["Harbour", "Central", "Stadium"],
    "green": ["Museum", "Zoo", "Stadium", "University"],
}

Graph = dict[str, set[tuple[str, str]]]


def build_graph(lines: dict[str, list[str]]) -> Graph:
    graph: Graph = defaultdict(set)
    for color, stops in lines.items():
        for a, b in zip(stops, stops[1:]):
            graph[a].add((b, color))
            graph[b].add((a, color))
    return graph


def shortest(graph: Graph, start: str, goal: str) -> list[str] | None:
    queue = deque([start])
    came_from: dict[str, str | None] = {start: None}
    while queue:
        here = queue.popleft()
        if here == goal:
            break
        for nxt, _ in sorted(graph[here]):
            if nxt not in came_from:
                came_from[nxt] = here
                queue.append(nxt)
    else:
        return None

    path = []
    step = goal
    while step is not None:
        path.append(step)
        step = came_from[step]
    return path[::-1]


graph = build_graph(LINES)
for start, goal in [("Airport", "University"), ("Harbour", "Zoo"), ("Park", "Moon")]:
    route = shortest(graph, start, goal)
    if route is None:
        print(f"no way from {start} to {goal}")
    else:
        print(" -> ".join(route), f"({len(route) - 1} stops)")

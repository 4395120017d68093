"""Cheapest delivery routes between depots (lecture 7: Dijkstra)."""
import heapq
from typing import Dict, List, NamedTuple, Optional, Tuple


class Edge(NamedTuple):
    target: str
    cost: float
    toll: bool = False


Graph = Dict[str, List[Edge]]


def add_road(graph: Graph, a: str, b: str, cost: float, *, toll: bool = False) -> None:
    """Add a two-way road."""
    graph.setdefault(a, []).append(Edge(b, cost, toll))
    graph.setdefault(b, []).append(Edge(a, cost, toll))


def shortest(
    graph: Graph, start: str, goal: str, avoid_tolls: bool = False
) -> Optional[Tuple[float, List[str]]]:
    """Return (cost, path) or None when the goal cannot be reached."""
    best: Dict[str, float] = {start: 0.0}
    previous: Dict[str, str] = {}
    queue: List[Tuple[float, str]] = [(0.0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here == goal:
            break
        if cost > best[here]:
            continue  # stale entry
        for target, step, toll in graph[here]:
            if toll and avoid_tolls:
                continue
            candidate = cost + step
            if candidate < best.get(target, float("inf")):
                best[target] = candidate
                previous[target] = here
                heapq.heappush(queue, (candidate, target))
    else:
        return None

    path = [goal]
    while path[-1] != start:
        path.append(previous[path[-1]])
    return best[goal], path[::-1]


def describe(result: Optional[Tuple[float, List[str]]]) -> str:
    if result is None:
        return "no route"
    cost, path = result
    return f"{cost:6.2f} via {' -> '.join(path)}"


roads: Graph = {}
add_road(roads, "Ghent", "Antwerp", 6.5)
add_road(roads, "Ghent", "Brussels", 5.25)
add_road(roads, "Antwerp", "Brussels", 1.0, toll=True)
add_road(roads, "Brussels", "Liege", 9.75)
add_road(roads, "Antwerp", "Liege", 8.0)
add_road(roads, "Dover", "Calais", 3.0)

for source, dest, no_toll in [
    ("Ghent", "Liege", False),
    ("Ghent", "Liege", True),
    ("Dover", "Liege", False),
]:
    label = "no tolls" if no_toll else "any road"
    print(f"{source:>6} => {dest:<8} [{label}] {describe(shortest(roads, source, dest, no_toll))}")

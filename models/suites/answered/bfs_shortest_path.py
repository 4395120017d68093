"""Breadth-first search: shortest path in an unweighted graph."""
from collections import deque

graph = {
    "A": ["B", "C"],
    "B": ["A", "D", "E"],
    "C": ["A", "F"],
    "D": ["B"],
    "E": ["B", "F"],
    "F": ["C", "E", "G"],
    "G": ["F"],
    "Z": [],
}


def shortest_path(graph, start, goal):
    """Return the list of nodes on a shortest path, or None."""
    queue = deque([start])
    parent = {start: None}   # doubles as the visited set

    while queue:
        node = queue.popleft()
        if node == goal:
            return rebuild(parent, goal)
        for neighbor in graph[node]:
            if neighbor not in parent:
                parent[neighbor] = node
                queue.append(neighbor)
    return None


def rebuild(parent, node):
    """Walk back from the goal to the start."""
    path = []
    while node is not None:
        path.append(node)
        node = parent[node]
    return path[::-1]


for start, goal in [("A", "G"), ("D", "F"), ("A", "Z")]:
    path = shortest_path(graph, start, goal)
    if path:
        print(f"{start} to {goal}: {' -> '.join(path)} ({len(path) - 1} edges)")
    else:
        print(f"{start} to {goal}: no path")

graph = {
    'A': ['B', 'C', 'D'],
    'B': ['A', 'E', 'F'],
    'C': ['A', 'G'],
    'D': ['A', 'H', 'I'],
    'E': ['B'],
    'F': ['B', 'J'],
    'G': ['C'],
    'H': ['D'],
    'I': ['D'],
    'J': ['F'],
}

def bfs(graph, start, goal):
    queue = [[start]]
    seen = {start}
    while queue:
        path = queue.pop(0)
        node = path[-1]
        if node == goal:
            return path
        for neighbour in graph[node]:
            if neighbour not in seen:
                seen.add(neighbour)
                queue.append(path + [neighbour])
    return None

print(bfs(graph, 'A', 'J'))

from collections import defaultdict, deque

def build(edges):
    graph = defaultdict(list)
    for a, b in edges:
        graph[a].append(b)
        graph[b].append(a)
    return graph

def bfs(graph, start):
    dist = {start: 0}
    todo = deque([start])
    while todo:
        node = todo.popleft()
        for nxt in graph[node]:
            if nxt not in dist:
                dist[nxt] = dist[node] + 1
                todo.append(nxt)
    return dist

g = build([("A", "B"), ("A", "C"), ("B", "D")])
d = bfs(g, "A")
print(d)
print(max(d, key=d.get))

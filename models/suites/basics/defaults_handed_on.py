def add(item, bag=[]):
    bag.append(item)
    return bag


def dfs(graph, node, visited=[]):
    if node not in visited:
        visited.append(node)
        for neighbour in graph[node]:
            dfs(graph, neighbour, visited)
    return visited


print(add(1))
print(add(2))
g = {"A": ["B"], "B": []}
print("A:", dfs(g, "A"))
print("B:", dfs(g, "B"))

# Depth first search - recursive
# Question: the first call works, but the second one gives nodes that
# aren't even reachable?

graph = {
    "A": ["B", "C"],
    "B": ["D"],
    "C": ["D", "E"],
    "D": [],
    "E": ["F"],
    "F": ["C"],
    "X": ["Y"],
    "Y": ["X", "F"],
}


def dfs(graph, node, visited=[]):
    if node not in visited:
        visited.append(node)
        for neighbour in graph[node]:
            dfs(graph, neighbour, visited)
    return visited


def is_reachable(graph, a, b):
    return b in dfs(graph, a)


print("DFS from A:", dfs(graph, "A"))
print("DFS from C:", dfs(graph, "C"))
print("DFS from X:", dfs(graph, "X"))

for target in ["A", "Y"]:
    if is_reachable(graph, "E", target):
        print(f"E can reach {target}")
    else:
        print(f"E can't reach {target}")

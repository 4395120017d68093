graph = {1: [2, 3], 2: [4], 3: [4], 4: []}

def dfs(node, seen=None):
    if seen is None:
        seen = set()
    seen.add(node)
    for n in graph[node]:
        if n not in seen:
            dfs(n, seen)
    return seen

def paths(a, b, path=()):
    path = path + (a,)
    if a == b:
        return [path]
    return [p for n in graph[a] for p in paths(n, b, path)]

print(dfs(1))
print(paths(1, 4))

def topo(graph):
    indeg = {u: 0 for u in graph}
    for u in graph:
        for v in graph[u]:
            indeg[v] += 1
    ready = [u for u in graph if indeg[u] == 0]
    order = []
    while ready:
        u = ready.pop(0)
        order.append(u)
        for v in graph[u]:
            indeg[v] -= 1
            if not indeg[v]:
                ready.append(v)
    if len(order) != len(graph):
        raise ValueError("cycle!")
    return order

print(topo({"shirt": ["tie"], "tie": ["jacket"], "jacket": []}))
print(topo({"a": ["b"], "b": ["a"]}))

import heapq

def dijkstra(g, src):
    dist = {v: float('inf') for v in g}
    dist[src] = 0
    pq = [(0, src)]
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist[u]:
            continue
        for v, w in g[u].items():
            nd = d + w
            if nd < dist[v]:
                dist[v] = nd
                heapq.heappush(pq, (nd, v))
    return dist

g = {"a": {"b": 1, "c": 4}, "b": {"c": 2}, "c": {}}
print(dijkstra(g, "a"))

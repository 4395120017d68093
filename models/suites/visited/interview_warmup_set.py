# warm up: heap (dijkstra), stack, two pointers, dp
import heapq
from collections import defaultdict
from functools import lru_cache


def dijkstra(edges, src):
    g = defaultdict(list)
    for u, v, w in edges:
        g[u].append((v, w))
        g[v].append((u, w))
    dist, pq = {}, [(0, src)]
    while pq:
        d, u = heapq.heappop(pq)
        if u in dist:
            continue
        dist[u] = d
        for v, w in g[u]:
            if v not in dist:
                heapq.heappush(pq, (d + w, v))
    return dist


def valid(s):
    st, pair = [], {")": "(", "]": "[", "}": "{"}
    for c in s:
        if c not in pair:
            st.append(c)
        elif not st or st.pop() != pair[c]:
            return False
    return not st


def max_area(h):
    l, r, best = 0, len(h) - 1, 0
    while l < r:
        best = max(best, (r - l) * min(h[l], h[r]))
        if h[l] < h[r]:
            l += 1
        else:
            r -= 1
    return best


def lcs(a, b):
    @lru_cache(maxsize=None)
    def dp(i, j):
        if i == len(a) or j == len(b):
            return ""
        if a[i] == b[j]:
            return a[i] + dp(i + 1, j + 1)
        return max(dp(i + 1, j), dp(i, j + 1), key=len)
    return dp(0, 0), dp.cache_info().hits


print(dijkstra([("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5)], "A"))
print(valid("{[()]}"), valid("([)]"), valid("]"))
print(max_area([1, 8, 6, 2, 5, 4, 8, 3, 7]))
print(lcs("stone", "longest"))

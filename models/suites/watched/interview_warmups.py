import heapq
from collections import deque


def longest_unique(s):
    """Sliding window: length of longest substring w/o repeats."""
    last, start, best = {}, 0, 0
    for i, c in enumerate(s):
        if c in last and last[c] >= start:
            start = last[c] + 1
        last[c] = i
        best = max(best, i - start + 1)
    return best


def shortest_path(graph, src, dst):
    parent = {src: None}
    q = deque([src])
    while q:
        u = q.popleft()
        if u == dst:
            path = []
            while u is not None:
                path.append(u)
                u = parent[u]
            return path[::-1]
        for v in graph[u]:
            if v not in parent:
                parent[v] = u
                q.append(v)
    return []


def coin_change(coins, amount):
    INF = float("inf")
    dp = [0] + [INF] * amount
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and dp[a - c] + 1 < dp[a]:
                dp[a] = dp[a - c] + 1
    return dp[amount] if dp[amount] != INF else -1


def k_largest(nums, k):
    heap = []
    for n in nums:
        heapq.heappush(heap, n)
        if len(heap) > k:
            heapq.heappop(heap)
    return sorted(heap, reverse=True)


class Trie:
    def __init__(self):
        self.root = {}

    def add(self, word):
        node = self.root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = True

    def starts_with(self, prefix):
        node = self.root
        for ch in prefix:
            if (node := node.get(ch)) is None:
                return False
        return True


assert longest_unique("abba") == 2
print(longest_unique("pwwkew"))
g = {"A": ["B", "C"], "B": ["D"], "C": ["D", "E"], "D": ["F"], "E": ["F"], "F": []}
print(shortest_path(g, "A", "F"))
print(coin_change([1, 3, 4], 6), coin_change([5], 3))
print(k_largest([3, 2, 1, 5, 6, 4], 2))
t = Trie()
for w in ("car", "cat"):
    t.add(w)
print(t.root, t.starts_with("ca"), t.starts_with("cu"))

import heapq
from collections import defaultdict, deque


def network_delay(times, n, k):
    edges = defaultdict(list)
    for u, v, w in times:
        edges[u].append((v, w))

    min_heap = [(0, k)]
    visit = set()
    t = 0
    while min_heap:
        w1, n1 = heapq.heappop(min_heap)
        if n1 in visit:
            continue
        visit.add(n1)
        t = w1
        for n2, w2 in edges[n1]:
            if n2 not in visit:
                heapq.heappush(min_heap, (w1 + w2, n2))
    return t if len(visit) == n else -1


def word_ladder(begin, end, words):
    words = set(words)
    if end not in words:
        return 0
    q = deque([(begin, 1)])
    seen = {begin}
    while q:
        word, d = q.popleft()
        if word == end:
            return d
        for i in range(len(word)):
            for w in sorted(words):
                if w not in seen and w[:i] == word[:i] and w[i + 1:] == word[i + 1:]:
                    seen.add(w)
                    q.append((w, d + 1))
    return 0


def can_finish(n, prereqs):
    graph = {i: [] for i in range(n)}
    for a, b in prereqs:
        graph[a].append(b)
    state = [0] * n

    def dfs(u):
        if state[u] == 1:
            return False
        if state[u] == 2:
            return True
        state[u] = 1
        for v in graph[u]:
            if not dfs(v):
                return False
        state[u] = 2
        return True

    return all(dfs(i) for i in range(n))


print(network_delay([[2, 1, 1], [2, 3, 4], [1, 3, 1]], 3, 2))
print(word_ladder("hit", "cot", ["hot", "dot", "cot"]))
print(can_finish(2, [[1, 0]]), can_finish(2, [[1, 0], [0, 1]]))

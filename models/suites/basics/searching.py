def binary_search(xs, target):
    lo, hi = 0, len(xs) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if xs[mid] == target:
            return mid
        if xs[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1

def quicksort(xs):
    if len(xs) <= 1:
        return xs
    pivot, *rest = xs
    left = [x for x in rest if x < pivot]
    right = [x for x in rest if x >= pivot]
    return quicksort(left) + [pivot] + quicksort(right)

def merge(a, b):
    out = []
    while a and b:
        out.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
    return out + a + b

def primes(n):
    sieve = [True] * (n + 1)
    sieve[0:2] = [False, False]
    for i in range(2, int(n ** 0.5) + 1):
        if sieve[i]:
            for j in range(i * i, n + 1, i):
                sieve[j] = False
    return [i for i, ok in enumerate(sieve) if ok]

xs = quicksort([5, 2, 8, 1, 9, 2])
print(xs, binary_search(xs, 8), binary_search(xs, 3))
print(merge([1, 4, 6], [2, 3, 7]))
print(primes(20))

def coins(amount, units=(1, 5, 10)):
    best = [0] + [float("inf")] * amount
    for total in range(1, amount + 1):
        for u in units:
            if u <= total:
                best[total] = min(best[total], best[total - u] + 1)
    return best[amount]

print(coins(12))
graph = {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []}

def bfs(start, goal):
    queue = [[start]]
    seen = {start}
    while queue:
        path = queue.pop(0)
        node = path[-1]
        if node == goal:
            return path
        for nxt in graph[node]:
            if nxt not in seen:
                seen.add(nxt)
                queue.append(path + [nxt])
    return None

print(bfs("a", "d"))

def valid(s):
    stack = []
    pairs = {")": "(", "]": "["}
    for ch in s:
        if ch in pairs.values():
            stack.append(ch)
        elif ch in pairs:
            if not stack or stack.pop() != pairs[ch]:
                return False
    return not stack

print(valid("([])"), valid("(]"))

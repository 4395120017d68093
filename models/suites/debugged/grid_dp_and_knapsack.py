from functools import cache

def min_path(grid):
    R, C = len(grid), len(grid[0])
    dp = [[0] * C for _ in range(R)]
    for r in range(R):
        for c in range(C):
            if r == c == 0:
                best = 0
            elif r == 0:
                best = dp[r][c-1]
            elif c == 0:
                best = dp[r-1][c]
            else:
                best = min(dp[r-1][c], dp[r][c-1])
            dp[r][c] = best + grid[r][c]
    return dp[-1][-1], dp

def trace(dp):
    r, c = len(dp) - 1, len(dp[0]) - 1
    path = [(r, c)]
    while (r, c) != (0, 0):
        if r == 0:   c -= 1
        elif c == 0: r -= 1
        elif dp[r-1][c] <= dp[r][c-1]: r -= 1
        else: c -= 1
        path.append((r, c))
    return path[::-1]

def knapsack(items, cap):
    # 0/1 knapsack, 1-d table. go down so that an item is not taken twice!
    best = [0] * (cap + 1)
    for w, v in items:
        for c in range(cap, w - 1, -1):
            best[c] = max(best[c], best[c - w] + v)
    return best[cap]

def knapsack_check(items, cap):
    @cache
    def go(i, left):
        if i == len(items):
            return 0
        w, v = items[i]
        skip = go(i + 1, left)
        return skip if w > left else max(skip, v + go(i + 1, left - w))
    return go(0, cap)

grid = [[1, 3, 1, 2],
        [1, 5, 1, 1],
        [4, 2, 1, 1]]
cost, dp = min_path(grid)
for row in dp:
    print(*(f"{x:3}" for x in row))
print("cost", cost, "path", trace(dp))

items = [(2, 15), (4, 20), (5, 18)]
print("dp:", knapsack(items, 6), "recursive:", knapsack_check(items, 6))

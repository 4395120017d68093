from functools import lru_cache
from math import inf


def edit_distance(a: str, b: str) -> int:
    m, n = len(a), len(b)
    dp = [[0] * (n + 1) for _ in range(m + 1)]
    for i in range(m + 1):
        dp[i][0] = i
    for j in range(n + 1):
        dp[0][j] = j
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            if a[i - 1] == b[j - 1]:
                dp[i][j] = dp[i - 1][j - 1]
            else:
                dp[i][j] = 1 + min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1])
    for row in dp:
        print(*row)
    return dp[-1][-1]


def coin_change(coins, amount):
    @lru_cache(maxsize=None)
    def solve(rest):
        if rest == 0:
            return 0
        if rest < 0:
            return inf
        return min(solve(rest - c) + 1 for c in coins)

    answer = solve(amount)
    print(solve.cache_info().hits, "cache hits")
    return -1 if answer == inf else answer


print("distance:", edit_distance("cat", "cart"))
print("coins:", coin_change((1, 3, 4), 6))
print("coins:", coin_change((4, 6), 5))

from functools import lru_cache

def coin_change(coins, amount):
    INF = float("inf")
    dp = [0] + [INF] * amount
    choice = [None] * (amount + 1)
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and dp[a - c] + 1 < dp[a]:
                dp[a] = dp[a - c] + 1
                choice[a] = c
    if dp[amount] == INF:
        return -1, []
    used = []
    while amount:
        used.append(choice[amount])
        amount -= choice[amount]
    return dp[len(dp) - 1], used


@lru_cache(maxsize=None)
def climb(n):
    if n < 0:
        return 0
    if n == 0:
        return 1
    return climb(n - 1) + climb(n - 2)


print(coin_change([1, 4, 5], 13))
print(coin_change([5, 10], 3))
print([climb(i) for i in range(8)])

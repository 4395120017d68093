from functools import lru_cache


def coin_change(coins, amount):
    INF = amount + 1
    dp = [0] + [INF] * amount
    last = [None] * (amount + 1)
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and dp[a - c] + 1 < dp[a]:
                dp[a] = dp[a - c] + 1
                last[a] = c
    if dp[amount] == INF:
        return -1, []
    used = []
    while amount:
        used.append(last[amount])
        amount -= last[amount]
    return len(used), used


# assign each worker exactly one job, minimum cost, jobs as bits
cost = [
    [9, 2, 7],
    [6, 4, 3],
    [5, 8, 1],
]
n = len(cost)


@lru_cache(maxsize=None)
def best(worker, mask):
    if worker == n:
        return 0
    res = 10 ** 6
    for job in range(n):
        if not mask >> job & 1:
            res = min(res, cost[worker][job] + best(worker + 1, mask | 1 << job))
    return res


print("coins:", coin_change([1, 4, 5], 13))
print("coins:", coin_change([5, 10], 12))
print("assignment:", best(0, 0))
print("states:", best.cache_info().currsize)

lonely = 0
for x in [7, 3, 5, 3, 7]:
    lonely ^= x
print(f"single number {lonely} = 0b{lonely:b}, bits set {bin(lonely).count('1')}")

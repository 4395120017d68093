def coin_change(coins, amount):
    INF = amount + 1
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
    while amount > 0:
        used.append(choice[amount])
        amount -= choice[amount]
    return len(used), used


print(coin_change([1, 5, 6, 9], 11))
print(coin_change([2, 4], 7))
print(coin_change([3], 0))

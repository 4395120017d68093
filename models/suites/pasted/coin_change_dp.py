"""Fewest coins for an amount, bottom-up, with reconstruction."""
INF = float("inf")


def coin_change(coins, amount):
    dp = [0] + [INF] * amount
    choice = [None] * (amount + 1)
    for a in range(1, amount + 1):
        for c in coins:
            if c <= a and dp[a - c] + 1 < dp[a]:
                dp[a] = dp[a - c] + 1
                choice[a] = c
    if dp[amount] == INF:
        return None
    used = []
    while amount:
        used.append(choice[amount])
        amount -= choice[amount]
    return used


def greedy(coins, amount):
    used = []
    for c in sorted(coins, reverse=True):
        n, amount = divmod(amount, c)
        used += [c] * n
    return used if amount == 0 else None


print("dp    ", coin_change((1, 5, 6), 10))
print("greedy", greedy((1, 5, 6), 10))
print("none  ", coin_change([4, 6], 7))

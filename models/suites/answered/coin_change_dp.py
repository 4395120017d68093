"""Coin Change (LeetCode 322): bottom-up dynamic programming."""


def coin_change(coins: list[int], amount: int) -> list[int] | None:
    """Return a smallest list of coins that sums to amount, or None.

    dp[a] = fewest coins needed to make amount a
    dp[a] = min(dp[a - coin] + 1) over every coin <= a
    """
    INF = amount + 1
    dp = [0] + [INF] * amount
    last_coin = [0] * (amount + 1)

    for a in range(1, amount + 1):
        for coin in coins:
            if coin <= a and dp[a - coin] + 1 < dp[a]:
                dp[a] = dp[a - coin] + 1
                last_coin[a] = coin

    if dp[amount] == INF:
        return None

    # Walk back through the choices
    used = []
    while amount > 0:
        used.append(last_coin[amount])
        amount -= last_coin[amount]
    return used


if __name__ == "__main__":
    # Greedy would pick 5+1+1 here; DP finds 4+3
    print("7 from [1, 3, 4, 5]:", coin_change([1, 3, 4, 5], 7))
    print("11 from [1, 2, 5]:  ", coin_change([1, 2, 5], 11))
    print("3 from [2]:         ", coin_change([2], 3))
    print("0 from [1]:         ", coin_change([1], 0))

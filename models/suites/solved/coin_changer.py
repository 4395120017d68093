from functools import cache


def coin_change(coins, amount):
    dp = [0] + [amount + 1] * amount
    for a in range(1, amount + 1):
        for c in coins:
            if a - c >= 0:
                dp[a] = min(dp[a], 1 + dp[a - c])
    return dp[amount] if dp[amount] <= amount else -1


def change_ways(amount, coins):
    @cache
    def ways(i, left):
        if left == 0:
            return 1
        if i == len(coins) or left < 0:
            return 0
        return ways(i, left - coins[i]) + ways(i + 1, left)

    return ways(0, amount)


def rob(nums):
    a = b = 0
    for n in nums:
        a, b = b, max(b, a + n)
    return b


def climb(n, memo={}):
    if n <= 2:
        return n
    if n not in memo:
        memo[n] = climb(n - 1) + climb(n - 2)
    return memo[n]


print(coin_change([1, 2, 5], 11))
print(coin_change([2], 3))
print(change_ways(5, (1, 2, 5)))
print(rob([2, 7, 9, 3, 1]), rob([1, 2, 3, 1]))
print(climb(10))

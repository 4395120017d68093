from functools import lru_cache


def coin_change(coins, amount):
    memo = {}

    def dp(rem):
        if rem == 0:
            return 0
        if rem < 0:
            return float("inf")
        if rem in memo:
            return memo[rem]
        best = float("inf")
        for c in coins:
            best = min(best, dp(rem - c) + 1)
        memo[rem] = best
        return best

    ans = dp(amount)
    return ans if ans != float("inf") else -1


def climb(n):
    @lru_cache(maxsize=None)
    def go(i):
        if i <= 1:
            return 1
        return go(i - 1) + go(i - 2)
    return go(n)


def lis(nums):
    dp = [1] * len(nums)
    for i in range(1, len(nums)):
        for j in range(i):
            if nums[j] < nums[i]:
                dp[i] = max(dp[i], dp[j] + 1)
    return max(dp)


if __name__ == "__main__":
    print(coin_change([3, 5], 8))
    print(coin_change([5], 3))
    print(climb(6))
    print(lis([4, 10, 4, 3, 8]))

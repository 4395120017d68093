from functools import lru_cache
import bisect
from typing import List


class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        dp = [float("inf")] * (amount + 1)
        dp[0] = 0
        for coin in coins:
            for x in range(coin, amount + 1):
                dp[x] = min(dp[x], dp[x - coin] + 1)
        return dp[amount] if dp[amount] != float("inf") else -1

    def lengthOfLIS(self, nums: List[int]) -> int:
        tails = []
        for n in nums:
            i = bisect.bisect_left(tails, n)
            if i == len(tails):
                tails.append(n)
            else:
                tails[i] = n
        return len(tails)

    def uniquePaths(self, m: int, n: int) -> int:
        @lru_cache(None)
        def go(r, c):
            if r == m - 1 or c == n - 1:
                return 1
            return go(r + 1, c) + go(r, c + 1)

        return go(0, 0)

    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        words = set(wordDict)
        dp = [True] + [False] * len(s)
        for i in range(1, len(s) + 1):
            for j in range(i):
                if dp[j] and s[j:i] in words:
                    dp[i] = True
                    break
        return dp[-1]

    def longestPalindrome(self, s: str) -> str:
        best = ""
        for i in range(len(s)):
            for l, r in ((i, i), (i, i + 1)):
                while l >= 0 and r < len(s) and s[l] == s[r]:
                    l -= 1
                    r += 1
                if r - l - 1 > len(best):
                    best = s[l + 1:r]
        return best


if __name__ == "__main__":
    sol = Solution()
    print(sol.coinChange([1, 2, 5], 6))
    print(sol.lengthOfLIS([10, 9, 2, 5, 3, 7]))
    print(sol.uniquePaths(3, 3))
    print(sol.wordBreak("leetcode", ["leet", "code"]))
    print(sol.longestPalindrome("babad"))

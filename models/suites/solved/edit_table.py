from functools import lru_cache


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        dp = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m + 1):
            dp[i][0] = i
        for j in range(n + 1):
            dp[0][j] = j

        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if word1[i - 1] == word2[j - 1]:
                    dp[i][j] = dp[i - 1][j - 1]
                else:
                    dp[i][j] = 1 + min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1])
        for row in dp:
            print(*row)
        return dp[m][n]

    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        @lru_cache(maxsize=None)
        def lcs(i, j):
            if i < 0 or j < 0:
                return 0
            if text1[i] == text2[j]:
                return 1 + lcs(i - 1, j - 1)
            return max(lcs(i - 1, j), lcs(i, j - 1))

        return lcs(len(text1) - 1, len(text2) - 1)

    def uniquePaths(self, m: int, n: int) -> int:
        row = [1] * n
        for _ in range(m - 1):
            for j in range(1, n):
                row[j] += row[j - 1]
        return row[-1]


sol = Solution()
print(sol.minDistance("horse", "ros"))
print(sol.longestCommonSubsequence("abcde", "ace"))
print(sol.longestCommonSubsequence("abc", "def"))
print(sol.uniquePaths(3, 7))

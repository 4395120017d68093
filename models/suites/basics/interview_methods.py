from functools import lru_cache, cmp_to_key


class Solution:
    def rob(self, nums):
        prev = cur = 0
        for n in nums:
            prev, cur = cur, max(cur, prev + n)
        return cur

    def longestCommonSubsequence(self, a: str, b: str) -> int:
        dp = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
        for i in range(len(a)):
            for j in range(len(b)):
                if a[i] == b[j]:
                    dp[i + 1][j + 1] = dp[i][j] + 1
                else:
                    dp[i + 1][j + 1] = max(dp[i][j + 1], dp[i + 1][j])
        return dp[-1][-1]

    def largestNumber(self, nums):
        def compare(x, y):
            return 1 if x + y < y + x else -1

        parts = sorted(map(str, nums), key=cmp_to_key(compare))
        return str(int("".join(parts)))

    def minDistance(self, w1, w2):
        @lru_cache(maxsize=None)
        def dp(i, j):
            if i == 0 or j == 0:
                return i + j
            if w1[i - 1] == w2[j - 1]:
                return dp(i - 1, j - 1)
            return 1 + min(dp(i - 1, j), dp(i, j - 1), dp(i - 1, j - 1))

        return dp(len(w1), len(w2))

    def spiralOrder(self, matrix):
        res = []
        while matrix:
            res += matrix.pop(0)
            matrix = [*zip(*matrix)][::-1]
        return res

    def singleNumber(self, nums):
        x = 0
        for n in nums:
            x ^= n
        return x

    def hammingWeight(self, n):
        count = 0
        while n:
            n &= n - 1
            count += 1
        return count


s = Solution()
print(s.rob([2, 7, 9, 3, 1]))
print(s.longestCommonSubsequence("abc", "acd"))
print(s.largestNumber([3, 30, 34]))
print(s.minDistance("ab", "ba"))
print(s.spiralOrder([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
print(s.singleNumber([4, 1, 2, 1, 2]), s.hammingWeight(11))

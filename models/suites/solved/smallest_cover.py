from collections import Counter


class Solution:
    # 76. Minimum Window Substring (hard)
    def minWindow(self, s: str, t: str) -> str:
        if not t or len(t) > len(s):
            return ""

        need = Counter(t)
        missing = len(t)
        left = 0
        best = (0, float("inf"))

        for right, ch in enumerate(s):
            if need[ch] > 0:
                missing -= 1
            need[ch] -= 1

            while missing == 0:
                if right - left < best[1] - best[0]:
                    best = (left, right)
                need[s[left]] += 1
                if need[s[left]] > 0:
                    missing += 1
                left += 1

        lo, hi = best
        return "" if hi == float("inf") else s[lo:hi + 1]


print(Solution().minWindow("ADOBECODEBANC", "ABC"))
print(Solution().minWindow("a", "a"))
print(repr(Solution().minWindow("a", "aa")))
print(Solution().minWindow("cabwefgewcwaefgcf", "cae"))

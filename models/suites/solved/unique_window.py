class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last: dict[str, int] = {}
        start = best = 0
        for end, c in enumerate(s):
            if c in last and last[c] >= start:
                start = last[c] + 1
            last[c] = end
            best = max(best, end - start + 1)
        return best

    def characterReplacement(self, s: str, k: int) -> int:
        count = {}
        l = 0
        maxf = 0
        res = 0
        for r in range(len(s)):
            count[s[r]] = 1 + count.get(s[r], 0)
            maxf = max(maxf, count[s[r]])
            while (r - l + 1) - maxf > k:
                count[s[l]] -= 1
                l += 1
            res = max(res, r - l + 1)
        return res


solution = Solution()
for text in ("abcabcbb", "bbbbb", "pwwkew", "abba", ""):
    print(repr(text), solution.lengthOfLongestSubstring(text))
print(solution.characterReplacement("ABAB", 2))
print(solution.characterReplacement("AABABBA", 1))

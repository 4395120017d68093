# LeetCode #3 + #49 warm-up: sliding window and anagram grouping
from collections import defaultdict

class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        seen = {}
        left = best = 0
        for right, c in enumerate(s):
            if c in seen and seen[c] >= left:
                left = seen[c] + 1
            seen[c] = right
            best = max(best, right - left + 1)
        return best

    def groupAnagrams(self, strs):
        groups = defaultdict(list)
        for w in strs:
            groups[''.join(sorted(w))].append(w)
        return sorted(groups.values(), key=lambda g: (-len(g), g[0]))

sol = Solution()
for s, expected in [("abcabcbb", 3), ("bbb", 1), ("tmmzuxt", 5), ("", 0)]:
    got = sol.lengthOfLongestSubstring(s)
    print(s or "<empty>", got, "PASS" if got == expected else "FAIL")

print(sol.groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))

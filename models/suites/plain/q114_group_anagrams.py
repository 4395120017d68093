from collections import defaultdict

class Solution:
    def groupAnagrams(self, strs):
        groups = defaultdict(list)
        for s in strs:
            key = tuple(sorted(s))
            groups[key].append(s)
        return list(groups.values())

    def isAnagram(self, s, t):
        if len(s) != len(t):
            return False
        cnt = [0] * 26
        for a, b in zip(s, t):
            cnt[ord(a) - ord("a")] += 1
            cnt[ord(b) - ord("a")] -= 1
        return not any(cnt)

s = Solution()
print(s.groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))
print(s.isAnagram("rat", "tar"), s.isAnagram("rat", "car"))

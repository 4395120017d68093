class Solution:
    def wordBreak(self, s, wordDict):
        dp = [False] * (len(s) + 1)
        dp[len(s)] = True
        for i in range(len(s) - 1, -1, -1):
            for w in wordDict:
                if (i + len(w)) <= len(s) and s[i : i + len(w)] == w:
                    dp[i] = dp[i + len(w)]
                if dp[i]:
                    break
        return dp[0]

    def isValid(self, s):
        stack = []
        pairs = {")": "(", "]": "[", "}": "{"}
        for c in s:
            if c in pairs:
                if stack and stack[-1] == pairs[c]:
                    stack.pop()
                else:
                    return False
            else:
                stack.append(c)
        return not stack

    def groupAnagrams(self, strs):
        groups = {}
        for s in strs:
            key = "".join(sorted(s))
            groups.setdefault(key, []).append(s)
        return list(groups.values())


sol = Solution()
assert sol.wordBreak("gogo", ["go"]) is True
print(sol.wordBreak("cats", ["cat", "at"]))
for test in ["()[]", "(]", "(("]:
    print(test, sol.isValid(test))
print(sol.groupAnagrams(["eat", "tea", "tan", "ate", "nat"]))

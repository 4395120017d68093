class Solution(object):
    def lengthOfLongestSubstring(self, s):
        """
        :type s: str
        :rtype: int
        """
        charSet = set()
        l = 0
        res = 0
        for r in range(len(s)):
            while s[r] in charSet:
                charSet.remove(s[l])
                l += 1
            charSet.add(s[r])
            res = max(res, r - l + 1)
        return res

    def isValid(self, s):
        stack = []
        closeToOpen = {")": "(", "]": "[", "}": "{"}
        for c in s:
            if c in closeToOpen:
                if stack and stack[-1] == closeToOpen[c]:
                    stack.pop()
                else:
                    return False
            else:
                stack.append(c)
        return True if not stack else False

    def dailyTemperatures(self, temps):
        res = [0] * len(temps)
        stack = []  # pair: [temp, index]
        for i, t in enumerate(temps):
            while stack and t > stack[-1][0]:
                stackT, stackInd = stack.pop()
                res[stackInd] = i - stackInd
            stack.append([t, i])
        return res

    def hammingWeight(self, n):
        res = 0
        while n:
            n &= n - 1
            res += 1
        return res

    def singleNumber(self, nums):
        res = 0
        for n in nums:
            res ^= n
        return res


s = Solution()
print(s.lengthOfLongestSubstring("abca"))
print(s.isValid("([]){"), s.isValid("{[]}"))
print(s.dailyTemperatures([73, 74, 71, 76]))
print(s.hammingWeight(0b1011), s.singleNumber([4, 1, 4]))

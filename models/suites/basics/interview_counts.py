from collections import Counter, defaultdict
import heapq


class Solution:
    def topKFrequent(self, nums, k):
        count = Counter(nums)
        heap = []
        for num, freq in count.items():
            heapq.heappush(heap, (freq, num))
            if len(heap) > k:
                heapq.heappop(heap)
        return [num for freq, num in heap]

    def groupAnagrams(self, strs):
        groups = defaultdict(list)
        for s in strs:
            key = [0] * 26
            for c in s:
                key[ord(c) - ord("a")] += 1
            groups[tuple(key)].append(s)
        return list(groups.values())

    def lengthOfLongestSubstring(self, s):
        seen = {}
        left = best = 0
        for right, ch in enumerate(s):
            if ch in seen and seen[ch] >= left:
                left = seen[ch] + 1
            seen[ch] = right
            best = max(best, right - left + 1)
        return best

    def minWindow(self, s, t):
        need = Counter(t)
        missing = len(t)
        i = start = end = 0
        for j, c in enumerate(s, 1):
            if need[c] > 0:
                missing -= 1
            need[c] -= 1
            if missing == 0:
                while need[s[i]] < 0:
                    need[s[i]] += 1
                    i += 1
                if end == 0 or j - i < end - start:
                    start, end = i, j
        return s[start:end]


sol = Solution()
print(sol.topKFrequent([1, 1, 1, 2, 2, 3], 2))
print(sol.groupAnagrams(["eat", "tea", "tan", "ate"]))
print(sol.lengthOfLongestSubstring("abcabcbb"))
print(sol.minWindow("ADOBEC", "ABC"))

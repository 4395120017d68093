from bisect import bisect_left, bisect_right
from math import ceil
from typing import List


class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        l, r = 1, max(piles)
        while l < r:
            m = (l + r) >> 1
            hours = sum(ceil(p / m) for p in piles)
            if hours <= h:
                r = m
            else:
                l = m + 1
        return l

    def searchRange(self, nums: List[int], target: int) -> List[int]:
        i = bisect_left(nums, target)
        if i == len(nums) or nums[i] != target:
            return [-1, -1]
        return [i, bisect_right(nums, target) - 1]

    def lengthOfLIS(self, nums: List[int]) -> int:
        tails = []
        for n in nums:
            i = bisect_left(tails, n)
            tails[i:i + 1] = [n]
        return len(tails)


s = Solution()
print(s.minEatingSpeed([3, 6, 7, 11], 8))
print(s.minEatingSpeed([30, 11, 23, 4, 20], 6))
print([s.searchRange([5, 7, 7, 8, 8, 10], t) for t in (8, 6, 11)])
print(s.lengthOfLIS([10, 9, 2, 5, 3, 7, 101, 18]))
print(s.lengthOfLIS([7, 7, 7, 7]))

from typing import List, Optional, Tuple


class Solution:
    def twoSum(self, numbers: List[int], target: int) -> Optional[Tuple[int, int]]:
        lo, hi = 0, len(numbers) - 1
        while lo < hi:
            total = numbers[lo] + numbers[hi]
            if total == target:
                return lo + 1, hi + 1
            if total < target:
                lo += 1
            else:
                hi -= 1
        return None

    def maxArea(self, height: List[int]) -> int:
        l, r = 0, len(height) - 1
        best = 0
        while l < r:
            best = max(best, (r - l) * min(height[l], height[r]))
            if height[l] < height[r]:
                l += 1
            else:
                r -= 1
        return best

    def removeDuplicates(self, nums: List[int]) -> int:
        slow = 0
        for fast in range(1, len(nums)):
            if nums[fast] != nums[slow]:
                slow += 1
                nums[slow] = nums[fast]
        return slow + 1


sol = Solution()
print(sol.twoSum([2, 7, 11, 15], 18))
print(sol.twoSum([1, 2, 3], 100))
print(sol.maxArea([1, 8, 6, 2, 5, 4, 8, 3, 7]))
nums = [0, 0, 1, 1, 1, 2, 3, 3]
k = sol.removeDuplicates(nums)
print(k, nums[:k], nums)
i, j = sol.twoSum([5, 6], 12)
print(i, j)

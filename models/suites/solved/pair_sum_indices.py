from typing import List


class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        seen = {}
        for i, n in enumerate(nums):
            if (need := target - n) in seen:
                return [seen[need], i]
            seen[n] = i
        return []

    def twoSumSorted(self, numbers: List[int], target: int) -> List[int]:
        l, r = 0, len(numbers) - 1
        while l < r:
            s = numbers[l] + numbers[r]
            if s == target:
                return [l + 1, r + 1]
            if s < target:
                l += 1
            else:
                r -= 1
        return [-1, -1]


sol = Solution()
print(sol.twoSum([2, 7, 11, 15], 9))
print(sol.twoSum([3, 2, 4], 6))
print(sol.twoSum([1, 5, -3, 8, 10], 7))
print(sol.twoSum([1, 2], 10))
print(sol.twoSumSorted([2, 7, 11, 15], 18))
print(sol.twoSumSorted([-4, -1, 0, 3, 6, 9], 2))
print(sol.twoSumSorted([1, 2, 3], 100))

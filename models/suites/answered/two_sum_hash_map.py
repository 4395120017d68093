"""LeetCode 1: Two Sum."""
from typing import List


class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        """One pass with a hash map: O(n) time, O(n) space."""
        seen = {}  # value -> index
        for i, num in enumerate(nums):
            complement = target - num
            if complement in seen:
                return [seen[complement], i]
            seen[num] = i
        return []

    def twoSumBruteForce(self, nums: List[int], target: int) -> List[int]:
        """Try every pair: O(n^2) time, O(1) space."""
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                if nums[i] + nums[j] == target:
                    return [i, j]
        return []


if __name__ == "__main__":
    solution = Solution()
    cases = [
        ([2, 7, 11, 15], 9, [0, 1]),
        ([3, 2, 4], 6, [1, 2]),
        ([3, 3], 6, [0, 1]),
        ([1, 5, 9], 100, []),
    ]
    for nums, target, expected in cases:
        fast = solution.twoSum(nums, target)
        slow = solution.twoSumBruteForce(nums, target)
        status = "PASS" if fast == slow == expected else "FAIL"
        print(f"{status}: nums={nums}, target={target} -> {fast}")

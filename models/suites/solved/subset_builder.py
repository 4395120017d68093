from typing import List


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        res = []
        subset = []

        def dfs(i):
            if i >= len(nums):
                res.append(subset.copy())
                return
            subset.append(nums[i])
            dfs(i + 1)
            subset.pop()
            dfs(i + 1)

        dfs(0)
        return res

    def permute(self, nums: List[int]) -> List[List[int]]:
        if len(nums) <= 1:
            return [nums[:]]
        return [[n] + p for i, n in enumerate(nums) for p in self.permute(nums[:i] + nums[i + 1:])]

    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        out = []

        def go(start, left, path):
            if left == 0:
                out.append(path)
            for i in range(start, len(candidates)):
                if candidates[i] <= left:
                    go(i, left - candidates[i], path + [candidates[i]])

        go(0, target, [])
        return out


s = Solution()
print(s.subsets([1, 2, 3]))
print(s.permute([1, 2, 3]))
print(s.combinationSum([2, 3, 6, 7], 7))

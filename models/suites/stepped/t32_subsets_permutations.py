from typing import List


def subsets(nums: List[int]) -> List[List[int]]:
    res = []
    subset = []

    def dfs(i):
        if i >= len(nums):
            res.append(subset.copy())
            return
        # decision to include nums[i]
        subset.append(nums[i])
        dfs(i + 1)
        # decision NOT to include nums[i]
        subset.pop()
        dfs(i + 1)

    dfs(0)
    return res


def combinationSum(candidates, target):
    res = []

    def backtrack(start, path, total):
        if total == target:
            res.append(path[:])
            return
        for i in range(start, len(candidates)):
            if total + candidates[i] > target:
                break
            path.append(candidates[i])
            backtrack(i, path, total + candidates[i])
            path.pop()

    candidates.sort()
    backtrack(0, [], 0)
    return res


def letterCombinations(digits):
    if not digits:
        return []
    phone = {"2": "abc", "3": "def", "7": "pqrs"}
    result = [""]
    for d in digits:
        result = [prefix + ch for prefix in result for ch in phone[d]]
    return result


print(subsets([1, 2]))
print(combinationSum([3, 2], 6))
print(letterCombinations("23"))
print(letterCombinations(""))

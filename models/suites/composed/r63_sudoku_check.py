from typing import List


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for r in range(4):
            for c in range(4):
                v = board[r][c]
                if v == ".":
                    continue
                keys = [("row", r, v), ("col", c, v), ("box", r // 2, c // 2, v)]
                for key in keys:
                    if key in seen:
                        return False
                    seen.add(key)
        return True

    def spiralOrder(self, matrix):
        res = []
        while matrix:
            res += matrix.pop(0)
            matrix = list(zip(*matrix))[::-1]
        return res

    def threeSum(self, nums):
        res = []
        nums.sort()
        for i, a in enumerate(nums):
            if i > 0 and a == nums[i - 1]:
                continue
            l, r = i + 1, len(nums) - 1
            while l < r:
                s = a + nums[l] + nums[r]
                if s > 0:
                    r -= 1
                elif s < 0:
                    l += 1
                else:
                    res.append([a, nums[l], nums[r]])
                    l += 1
                    r -= 1
        return res


sol = Solution()
board = [list("1..."), list("..4."), list(".1.2"), list("1...")]
print(sol.isValidSudoku(board))
print(sol.spiralOrder([[1, 2, 3], [4, 5, 6]]))
print(sol.threeSum([-1, 0, 1, 2, -4]))

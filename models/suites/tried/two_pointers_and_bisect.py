# LeetCode warmups: 167 (two sum II), 704 (binary search), 283 (move zeroes)

class Solution(object):
    def twoSum(self, numbers, target):
        l, r = 0, len(numbers) - 1
        while l < r:
            s = numbers[l] + numbers[r]
            if s == target:
                return [l + 1, r + 1]
            elif s < target:
                l += 1
            else:
                r -= 1
        return []

    def search(self, nums, target):
        lo, hi = 0, len(nums) - 1
        while lo <= hi:
            mid = lo + (hi - lo) // 2
            if nums[mid] == target: return mid
            if nums[mid] < target: lo = mid + 1
            else: hi = mid - 1
        return -1

    def moveZeroes(self, nums):
        write = 0
        for read, n in enumerate(nums):
            if n != 0:
                nums[write], nums[read] = nums[read], nums[write]
                write += 1

s = Solution()
arr = [1, 3, 4, 7, 11, 15, 20]
print(s.twoSum(arr, 22))
print(s.twoSum(arr, 1000))
for t in (7, 20, 2):
    print(t, '->', s.search(arr, t))
z = [0, 1, 0, 3, 12]
s.moveZeroes(z)
assert z == [1, 3, 12, 0, 0], z
print(z)

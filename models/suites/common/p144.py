items = ["b", "a", "c"]
items_sorted = sorted(items)
result = items.sort()
print(items, items_sorted, result)
nums = [1, 2, 3, 4, 5, 6]
for n in nums:
    if n % 2 == 0:
        nums.remove(n)
print(nums)
nums[1:3] = [30, 50, 70]
del nums[-1]
nums *= 2
print(nums, nums.index(50), nums[::-2])
nums.clear()
print(nums or "empty")

nums = [3, 1, 2]
print(nums.sort(), nums)
print(nums.append(4), len(nums))
print(nums.pop(0), nums.pop(), nums)
print(nums.reverse(), nums)

def maxSubArray(nums):
    cur = best = nums[0]
    start = s = end = 0
    for i in range(1, len(nums)):
        if cur < 0:
            cur = nums[i]
            s = i
        else:
            cur += nums[i]
        if cur > best:
            best = cur
            start, end = s, i
    return best, nums[start:end + 1]

print(maxSubArray([-2, 1, -3, 4, -1, 2, 1, -5, 4]))
print(maxSubArray([-3]))

def max_subarray(nums):
    best = cur = nums[0]
    start = s = end = 0
    for i in range(1, len(nums)):
        if cur + nums[i] < nums[i]:
            cur, s = nums[i], i
        else:
            cur += nums[i]
        if cur > best:
            best, start, end = cur, s, i
    return best, nums[start:end + 1]

total, part = max_subarray([-2, 1, -3, 4, -1, 2, 1, -5])
print(total, part, sep=" from ")

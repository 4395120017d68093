def move_zeroes(nums):
    i = 0
    for j in range(len(nums)):
        if nums[j] != 0:
            nums[i], nums[j] = nums[j], nums[i]
            i += 1
    return nums

def rotate(nums, k):
    k %= len(nums)
    nums[:] = nums[-k:] + nums[:-k]

a = [0, 1, 0, 3]
print(move_zeroes(a))
rotate(a, 5)
print(a)
def majority(v):
    cand, n = None, 0
    for x in v:
        if n == 0:
            cand = x
        n += 1 if x == cand else -1
    return cand
print(majority([2, 1, 2]))

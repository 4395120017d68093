def bisect_left(arr, x):
    lo, hi = 0, len(arr)
    while lo < hi:
        mid = (lo + hi) // 2
        if arr[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo

def search_range(arr, x):
    first = bisect_left(arr, x)
    last = bisect_left(arr, x + 1) - 1
    return (first, last) if first <= last else (-1, -1)

def search_rotated(nums, target):
    l, r = 0, len(nums) - 1
    while l <= r:
        m = l + (r - l) // 2
        if nums[m] == target:
            return m
        if nums[l] <= nums[m]:
            if nums[l] <= target < nums[m]:
                r = m - 1
            else:
                l = m + 1
        else:
            if nums[m] < target <= nums[r]:
                l = m + 1
            else:
                r = m - 1
    return -1

def min_eating_speed(piles, h):
    slow, fast = 1, max(piles)
    while slow < fast:
        k = (slow + fast) // 2
        hours = sum((p + k - 1) // k for p in piles)
        if hours <= h:
            fast = k
        else:
            slow = k + 1
    return slow

data = [1, 2, 2, 2, 3, 5, 8, 8, 13]
print(search_range(data, 2), search_range(data, 8), search_range(data, 4))
for t in (0, 6, 3):
    print(t, "at", search_rotated([4, 5, 6, 7, 0, 1, 2], t))
print("koko:", min_eating_speed([3, 6, 7, 11], 8))

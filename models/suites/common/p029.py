def binary_search(arr, target):
    lo, hi = 0, len(arr) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        print(f"lo={lo}, hi={hi}, mid={mid}")
        if arr[mid] == target:
            return mid
        if arr[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    else:
        print("not here")
    return -1

nums = sorted({9, 4, 7, 1, 12, 4})
print(nums)
print(binary_search(nums, 12))
print(binary_search(nums, 5))

# binary search goes into an endless loop so i added a step limit
# and merge sort loses elements

def binary_search(lst, target):
    low = 0
    high = len(lst) - 1
    steps = 0
    while low <= high:
        mid = (low + high) // 2
        steps += 1
        print("low", low, "high", high, "mid", mid, "->", lst[mid])
        if steps > 6:
            raise Exception("too many steps!")
        if lst[mid] == target:
            return mid
        elif lst[mid] < target:
            low = mid          # <- should be mid + 1 ?
        else:
            high = mid - 1
    return -1


def merge(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] < b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    out += a[i:]
    # forgot b[j:]
    return out

def merge_sort(lst):
    if len(lst) < 2:
        return lst
    mid = len(lst) // 2
    return merge(merge_sort(lst[:mid]), merge_sort(lst[mid:]))

nums = merge_sort([4, 1, 3])
print(nums)
nums = [1, 4, 6, 9]
print("found at", binary_search(nums, 6))
print("found at", binary_search(nums, 10))

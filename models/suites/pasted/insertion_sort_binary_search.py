def insertion_sort(items, key=lambda x: x):
    items = items[:]
    for i in range(1, len(items)):
        current = items[i]
        j = i - 1
        while j >= 0 and key(items[j]) > key(current):
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = current
    return items


def binary_search(items, target):
    lo, hi = 0, len(items) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if items[mid] == target:
            return mid
        elif items[mid] < target:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1


nums = [31, 4, 15, 9, 26]
ordered = insertion_sort(nums)
print(nums, "->", ordered)
for target in (9, 31, 10):
    pos = binary_search(ordered, target)
    print(f"{target:>3}: {'found at ' + str(pos) if pos >= 0 else 'missing'}")

print(insertion_sort(["pear", "fig", "banana"], key=len))

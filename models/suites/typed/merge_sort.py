def merge_sort(xs, depth=0):
    print("  " * depth + f"sort {xs}")
    if len(xs) <= 1:
        return xs
    mid = len(xs) // 2
    left = merge_sort(xs[:mid], depth + 1)
    right = merge_sort(xs[mid:], depth + 1)
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    merged.extend(left[i:])
    merged.extend(right[j:])
    print("  " * depth + f"got  {merged}")
    return merged


nums = [38, 27, 43, 3, 9, 82]
assert merge_sort(nums) == sorted(nums)
people = [("Zed", 30), ("amy", 25), ("Bob", 30)]
print(sorted(people, key=lambda p: (-p[1], p[0].lower())))
print(sorted("banana split", key=str.upper, reverse=True)[:5])

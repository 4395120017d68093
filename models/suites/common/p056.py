def quicksort(a):
    if len(a) <= 1:
        return a
    pivot, *rest = a
    small = [x for x in rest if x < pivot]
    big = [x for x in rest if x >= pivot]
    return quicksort(small) + [pivot] + quicksort(big)

def merge_sort(a):
    if len(a) < 2:
        return a
    mid = len(a) // 2
    l, r = merge_sort(a[:mid]), merge_sort(a[mid:])
    out = []
    while l and r:
        out.append(l.pop(0) if l[0] <= r[0] else r.pop(0))
    return out + l + r

print(quicksort([3, 5, 1]))
print(merge_sort([4, 2, 9]))

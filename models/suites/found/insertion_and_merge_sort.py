# Algorithms I, sheet 3: sort by hand, count the comparisons

def insertion_sort(values):
    a = values[:]
    comparisons = 0
    for i in range(1, len(a)):
        key = a[i]
        j = i - 1
        while j >= 0:
            comparisons += 1
            if a[j] <= key:
                break
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = key
    return a, comparisons


def merge(left, right):
    result = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            result.append(left[i])
            i += 1
        else:
            result.append(right[j])
            j += 1
    result.extend(left[i:])
    result += right[j:]
    return result


def merge_sort(values):
    if len(values) <= 1:
        return values
    mid = len(values) // 2
    return merge(merge_sort(values[:mid]), merge_sort(values[mid:]))


data = [5, 2, 9, 1, 5, -3]
by_insertion, n = insertion_sort(data)
by_merge = merge_sort(data)
print("input     ", data)
print("insertion ", by_insertion, "with", n, "comparisons")
print("merge     ", by_merge)
print("same?", by_insertion == by_merge == sorted(data))

def binary_search(items, target):
    """Show the working for each comparison, as required in the exam."""
    first = 0
    last = len(items) - 1
    comparisons = 0
    while first <= last:
        mid = (first + last) // 2
        comparisons += 1
        window = []
        for pos, item in enumerate(items):
            if pos == mid:
                window.append("[" + str(item) + "]")
            elif first <= pos <= last:
                window.append(str(item))
            else:
                window.append("-")
        print(" ".join(window), f"  first={first} mid={mid} last={last}")
        if items[mid] == target:
            return mid, comparisons
        elif items[mid] < target:
            first = mid + 1
        else:
            last = mid - 1
    return -1, comparisons


def search_rec(items, target, lo, hi):
    if lo > hi:
        return None
    mid = lo + (hi - lo) // 2
    if target < items[mid]:
        return search_rec(items, target, lo, mid - 1)
    if target > items[mid]:
        return search_rec(items, target, mid + 1, hi)
    return mid


numbers = [3, 8, 12, 17, 21, 30, 44, 59]
for wanted in [21, 10]:
    print("Looking for", wanted)
    where, n = binary_search(numbers, wanted)
    if where == -1:
        print(wanted, "is not in the list;", n, "comparisons")
    else:
        print(wanted, "found at index", where, "after", n)

names = ["Amir", "Beth", "Chen", "Dora", "Ewan"]
print(search_rec(names, "Dora", 0, len(names) - 1))
print(search_rec(names, "Zed", 0, len(names) - 1))

# an unsorted list: what does it answer, and why?
print(binary_search([9, 1, 5, 2], 9))

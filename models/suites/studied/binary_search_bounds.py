"""
Three flavours of binary search.

    find(a, x)        any index with a[i] == x, or -1
    lower_bound(a, x) first index with a[i] >= x
    upper_bound(a, x) first index with a[i] >  x

Invariant for the bounds: a[:lo] is "too small", a[hi:] is "big enough".
"""


def find(a, x):
    lo, hi = 0, len(a) - 1
    steps = 0
    while lo <= hi:
        mid = lo + (hi - lo) // 2
        steps += 1
        if a[mid] == x:
            print(f"  found {x} at {mid} after {steps} steps")
            return mid
        elif a[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    print(f"  {x} not found ({steps} steps)")
    return -1


def lower_bound(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def upper_bound(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] <= x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def count(a, x):
    return upper_bound(a, x) - lower_bound(a, x)


if __name__ == '__main__':
    a = [1, 2, 4, 4, 4, 7, 9, 9, 12, 15, 21]
    for key in (4, 15, 8, 0):
        print(f"search {key}")
        find(a, key)

    print()
    print("x  lower upper count")
    for key in [4, 9, 5, 30]:
        print(f"{key:<3}{lower_bound(a, key):>5}{upper_bound(a, key):>6}{count(a, key):>6}")

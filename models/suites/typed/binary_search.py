from bisect import bisect_left, bisect_right, insort

def bsearch(arr, x):
    lo = 0
    hi = len(arr) - 1
    steps = 0
    while lo <= hi:
        mid = (lo + hi) // 2
        steps += 1
        if arr[mid] == x:
            return mid, steps
        elif arr[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1, steps

a = list(range(3, 40, 4))
print(a)
for x in (15, 3, 40):
    idx, steps = bsearch(a, x)
    print("find", x, "->", idx, "in", steps, "steps")

def grade(score, breaks=(60, 70, 80, 90), letters="FDCBA"):
    return letters[bisect_right(breaks, score)]

print([grade(s) for s in [33, 60, 79.5, 90, 100]])
scores = []
for s in [5, 1, 3, 3]:
    insort(scores, s)
print(scores, bisect_left(scores, 3), bisect_right(scores, 3))
root = lo = 0.0
hi = 2.0
while hi - lo > 0.1:
    root = (lo + hi) / 2
    lo, hi = (root, hi) if root * root < 2 else (lo, root)
print(f"sqrt(2) ~ {root:.3f}")

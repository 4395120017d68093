# longest "mountain" (strictly up then strictly down), O(n) time O(1) space
def longest_mountain(A):
    n = len(A)
    best = 0
    base = 0
    while base < n:
        end = base
        if end + 1 < n and A[end] < A[end + 1]:
            while end + 1 < n and A[end] < A[end + 1]:
                end += 1
            if end + 1 < n and A[end] > A[end + 1]:
                while end + 1 < n and A[end] > A[end + 1]:
                    end += 1
                best = max(best, end - base + 1)
        base = max(end, base + 1)
    return best

tests = [
    ([2, 1, 4, 7, 3, 2, 5], 5),
    ([2, 2, 2], 0),
    ([0, 1, 2, 3], 0),
    ([0, 1, 0, 2, 2, 1], 3),
    ([], 0),
]
for arr, want in tests:
    got = longest_mountain(arr)
    print('ok  ' if got == want else 'FAIL', arr, got)

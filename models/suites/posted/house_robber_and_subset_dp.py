from functools import lru_cache

def rob(nums):
    # prev2 = best up to i-2, prev1 = best up to i-1
    prev2 = prev1 = 0
    for x in nums:
        prev2, prev1 = prev1, max(prev1, prev2 + x)
    return prev1


def can_partition(nums):
    total = sum(nums)
    if total & 1:
        return False
    target = total >> 1
    bits = 1
    for x in nums:
        bits |= bits << x   # bit k set <=> sum k reachable
    return bool(bits >> target & 1)


def edit_distance(a, b):
    m, n = len(a), len(b)

    @lru_cache(maxsize=None)
    def dp(i, j):
        if i == m:
            return n - j
        if j == n:
            return m - i
        if a[i] == b[j]:
            return dp(i + 1, j + 1)
        return 1 + min(dp(i + 1, j), dp(i, j + 1), dp(i + 1, j + 1))

    ans = dp(0, 0)
    print(dp.cache_info())
    return ans


tests = [[1, 2, 3, 1], [2, 7, 9, 3, 1], []]
for t in tests:
    print(t, "->", rob(t))

assert can_partition([1, 5, 11, 5])
assert not can_partition([1, 2, 5])
print("partition ok")

print(edit_distance("ros", "horse"))

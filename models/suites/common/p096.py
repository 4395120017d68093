def minmax(*nums):
    """Return (min, max) without builtins"""
    lo = hi = nums[0]
    for n in nums[1:]:
        lo, hi = (n, hi) if n < lo else (lo, n if n > hi else hi)
    return lo, hi

low, high = minmax(3, 9, -2, 5)
print(f"{low=}, {high=}")
result = minmax(*"hello")
print(result, type(result))

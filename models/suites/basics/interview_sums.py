from collections import defaultdict
from itertools import combinations, product, permutations, accumulate


def subarray_sum(nums, k):
    counts = defaultdict(int)
    counts[0] = 1
    total = result = 0
    for n in nums:
        total += n
        result += counts[total - k]
        counts[total] += 1
    return result


def product_except_self(nums):
    n = len(nums)
    out = [1] * n
    left = 1
    for i in range(n):
        out[i] = left
        left *= nums[i]
    right = 1
    for i in reversed(range(n)):
        out[i] *= right
        right *= nums[i]
    return out


def three_sum(nums):
    nums.sort()
    res = set()
    for i, a in enumerate(nums[:-2]):
        l, r = i + 1, len(nums) - 1
        while l < r:
            s = a + nums[l] + nums[r]
            if s < 0:
                l += 1
            elif s > 0:
                r -= 1
            else:
                res.add((a, nums[l], nums[r]))
                l += 1
                r -= 1
    return [list(t) for t in sorted(res)]


def letter_combos(digits):
    keys = {"2": "abc", "3": "def"}
    return ["".join(p) for p in product(*(keys[d] for d in digits))]


def decode_string(s):
    stack = []
    num = 0
    cur = ""
    for ch in s:
        if ch.isdigit():
            num = num * 10 + int(ch)
        elif ch == "[":
            stack.append((cur, num))
            cur, num = "", 0
        elif ch == "]":
            prev, times = stack.pop()
            cur = prev + cur * times
        else:
            cur += ch
    return cur


print(subarray_sum([1, 1, 1, 2], 2))
print(product_except_self([1, 2, 3, 4]))
print(three_sum([-1, 0, 1, 2, -1, -4]))
print(letter_combos("23"))
print(decode_string("3[a2[c]]"))
print(max(accumulate([3, -1, 2])), len(list(combinations("abcd", 2))))

from functools import reduce
from operator import xor


def single_number(nums):
    return reduce(xor, nums)


def hamming_weight(n):
    ones = 0
    while n:
        n &= n - 1
        ones += 1
    return ones


def count_bits(n):
    dp = [0] * (n + 1)
    for i in range(1, n + 1):
        dp[i] = dp[i >> 1] + (i & 1)
    return dp


def reverse_bits(n, width=8):
    res = 0
    for i in range(width):
        bit = (n >> i) & 1
        res |= bit << (width - 1 - i)
    return res


def get_sum(a, b):
    mask = 0xFFFFFFFF
    while b:
        a, b = (a ^ b) & mask, ((a & b) << 1) & mask
    return a if a <= 0x7FFFFFFF else ~(a ^ mask)


def missing_number(nums):
    ans = len(nums)
    for i, n in enumerate(nums):
        ans ^= i ^ n
    return ans


print(single_number([4, 1, 2, 1, 2]))
print(hamming_weight(0b1011), hamming_weight(128))
print(count_bits(8))
print(f"{0b00010110:08b} -> {reverse_bits(0b00010110):08b}")
print(get_sum(2, 3), get_sum(20, -7), get_sum(-1, -5))
print(missing_number([9, 6, 4, 2, 3, 5, 7, 0, 1]))

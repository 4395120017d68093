def subsets(nums):
    n = len(nums)
    out = []
    for mask in range(1 << n):
        out.append([nums[i] for i in range(n) if mask >> i & 1])
    return out

def hamming(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c

def single(nums):
    x = 0
    for v in nums:
        x ^= v
    return x

print(subsets([1, 2, 3]))
print(hamming(0b1011), bin(11), 11 ^ 6, ~5, 1 << 4)
print(single([4, 1, 2, 1, 2]))

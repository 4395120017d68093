def popcount(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c

def is_pow2(n): return n > 0 and n & (n - 1) == 0

READ, WRITE, EXEC = 4, 2, 1
perm = READ | EXEC
print(f"{perm:03b}", bool(perm & WRITE))
perm ^= WRITE
print(bin(perm), oct(perm), hex(perm << 4))
perm &= ~READ
print(perm, ~perm, perm.bit_length())

for n in [0, 7, 64, 170]:
    print(f"{n:>4} {n:08b} ones={popcount(n)} pow2={is_pow2(n)}")

nums = [4, 1, 2, 1, 2]
lonely = 0
for x in nums:
    lonely ^= x
print("lonely", lonely)

print(int("1011", 2), int("ff", 16), int("0b101", 0))
items = "abc"
subsets = [[items[j] for j in range(3) if mask >> j & 1] for mask in range(1 << 3)]
print(subsets)

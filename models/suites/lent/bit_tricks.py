from functools import reduce
from operator import xor


def popcount(n: int) -> int:
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def single_number(nums: list[int]) -> int:
    return reduce(xor, nums, 0)


def subsets(items: str) -> list[str]:
    out = []
    for mask in range(1 << len(items)):
        chosen = ""
        for bit, item in enumerate(items):
            if mask >> bit & 1:
                chosen += item
        out.append(chosen)
    return out


def gray_code(bits: int) -> list[str]:
    return [f"{i ^ (i >> 1):0{bits}b}" for i in range(1 << bits)]


def is_power_of_two(n: int) -> bool:
    return n > 0 and n & (n - 1) == 0


print({n: popcount(n) for n in (0, 7, 8, 255)})
print(single_number([4, 1, 2, 1, 2]))
print(subsets("abc"))
print(gray_code(3))
print([n for n in range(20) if is_power_of_two(n)])
print(hex(0xFF & ~0x0F), bin(-5 & 0b1111), (5).bit_length())

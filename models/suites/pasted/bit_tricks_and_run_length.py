from itertools import groupby
from functools import reduce
from operator import xor


def popcount(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def subsets(items):
    for mask in range(1 << len(items)):
        yield [x for i, x in enumerate(items) if mask >> i & 1]


def rle_encode(s):
    return "".join(f"{len(list(g))}{ch}" for ch, g in groupby(s))


def rle_decode(s):
    out, num = [], 0
    for ch in s:
        if ch.isdigit():
            num = num * 10 + int(ch)
        else:
            out.append(ch * num)
            num = 0
    return "".join(out)


def look_and_say(n, term="1"):
    return term if n <= 1 else look_and_say(n - 1, rle_encode(term))


print(f"{0b101101:b} has {popcount(0b101101)} bits, {2**70 - 1:#x}"[:40])
print("single:", reduce(xor, [4, 1, 2, 1, 2]))
print(list(subsets("abc")))
packed = rle_encode("wwwwwwwwwwwwbww")
print(packed, rle_decode(packed))
print(look_and_say(4))
print(~5, -7 >> 1, -7 // 2, -7 % 3, 6 ^ 3)

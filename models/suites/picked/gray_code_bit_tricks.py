from functools import reduce
from operator import xor, or_

class BitSet:
    "set of small ints in one big int"
    __slots__ = "bits",

    def __init__(self, items=()):
        self.bits = reduce(or_, (1 << i for i in items), 0)

    @classmethod
    def raw(cls, bits):
        self = cls.__new__(cls)
        self.bits = bits
        return self

    def __iter__(self):
        b = self.bits
        while b:
            low = b & -b
            yield low.bit_length() - 1
            b ^= low

    def __len__(self): return bin(self.bits).count("1")
    def __contains__(self, i): return self.bits >> i & 1 == 1
    def __or__(self, o): return self.raw(self.bits | o.bits)
    def __and__(self, o): return self.raw(self.bits & o.bits)
    def __sub__(self, o): return self.raw(self.bits & ~o.bits)
    def __le__(self, o): return self.bits & o.bits == self.bits
    def __eq__(self, o): return self.bits == o.bits
    def __ior__(self, o):
        self.bits |= o.bits
        return self
    def __repr__(self): return "{%s}" % ",".join(map(str, self))

gray = lambda n: n ^ n >> 1

def ungray(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n

def submasks(m):
    s = m
    while True:
        yield s
        if s == 0:
            return
        s = (s - 1) & m

def is_pow2(n): return n > 0 and not n & (n - 1)

codes = [f"{gray(n):03b}" for n in range(8)]
print(*codes)
print(all(ungray(gray(n)) == n for n in range(4)),
      [bin(int(a, 2) ^ int(b, 2)).count("1") for a, b in zip(codes, codes[1:])])
print([n for n in range(-1, 9) if is_pow2(n)])
print("lonely:", reduce(xor, [4, 1, 2, 1, 2]))
a, b = BitSet([1, 3, 5]), BitSet((3, 4))
c = a | b
print(a, b, c, a & b, c - a, len(c), 4 in a, a <= c, c <= a)
d = a
a |= BitSet([0])
print(a, d is a, a == BitSet(d), max(a))
print([f"{s:04b}" for s in submasks(0b1010)])

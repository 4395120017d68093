# Project Euler 3, 5, 7, 10 in one file with a baby sieve
from itertools import compress
from math import lcm, isqrt
from collections import Counter


def primes(n):
    sieve = bytearray([1]) * n
    sieve[0:2] = b"\0\0"
    for i in range(2, isqrt(n) + 1):
        if sieve[i]:
            sieve[i * i::i] = bytes(len(range(i * i, n, i)))
    return list(compress(range(n), sieve))


def factor(n):
    p = 2
    while p * p <= n:
        if n % p == 0:
            yield p
            n //= p
        else:
            p += 1 + p % 2
    if n > 1:
        yield n


ps = primes(110)
print(ps[-1], len(ps))
print("3:", max(factor(13195)), max(factor(2 ** 16 - 1)))
print("5:", lcm(*range(1, 21)))
print("7:", ps[5], ps[14])
print("10:", sum(p for p in ps if p < 10), sum(ps))

for n in (360, 1001, 97):
    f = Counter(factor(n))
    print(n, "=", " * ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in f.items()))

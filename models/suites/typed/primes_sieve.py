def sieve(limit):
    flags = [True] * (limit + 1)
    flags[0] = flags[1] = False
    p = 2
    while p * p <= limit:
        if flags[p]:
            flags[p * p::p] = [False] * len(range(p * p, limit + 1, p))
        p += 1
    return [i for i, ok in enumerate(flags) if ok]


def factorize(n):
    factors = {}
    d = 2
    while d * d <= n:
        while n % d == 0:
            factors[d] = factors.get(d, 0) + 1
            n //= d
        d += 1
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


def first_divisor(n):
    for d in range(2, int(n ** 0.5) + 1):
        if n % d == 0:
            print(n, "is divisible by", d)
            break
    else:
        print(n, "is prime")


print(sieve(30))
f = factorize(360)
print(" * ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in f.items()))
for n in (29, 49):
    first_divisor(n)

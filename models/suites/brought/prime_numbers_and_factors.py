def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True

def prime_factors(n):
    factors = []
    d = 2
    while n > 1:
        while n % d == 0:
            factors.append(d)
            n = n // d
        d += 1
    return factors

primes = []
for x in range(2, 24):
    if is_prime(x):
        primes.append(x)
print("Primes:", primes)

print("84 =", prime_factors(84))
print("97 =", is_prime(97))

twins = []
for i in range(len(primes) - 1):
    if primes[i + 1] - primes[i] == 2:
        twins.append((primes[i], primes[i + 1]))
print("Twin primes:", twins)

def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True

LIMIT = 20
sieve = [True] * (LIMIT + 1)
sieve[0] = sieve[1] = False
p = 2
while p * p <= LIMIT:
    if sieve[p]:
        multiple = p * p
        while multiple <= LIMIT:
            sieve[multiple] = False
            multiple += p
    p += 1

primes = []
for number in range(LIMIT + 1):
    if sieve[number]:
        primes.append(number)
print("Primes up to", LIMIT, ":", primes)

for check in (19, 21):
    assert is_prime(check) == (check == 19)
print("Sum:", sum(primes), "Biggest gap:", max(b - a for a, b in zip(primes, primes[1:])))

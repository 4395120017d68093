# The sieve of Eratosthenes up to 30
LIMIT = 30

is_prime = [True] * (LIMIT + 1)
is_prime[0] = is_prime[1] = False

n = 2
while n * n <= LIMIT:
    if is_prime[n]:
        crossed = []
        for multiple in range(n * n, LIMIT + 1, n):
            if is_prime[multiple]:
                crossed.append(multiple)
            is_prime[multiple] = False
        print(f"{n}: crossing out {crossed}")
    n += 1

primes = [i for i, flag in enumerate(is_prime) if flag]
print(primes)
print(len(primes), "primes up to", LIMIT)

twins = [(p, q) for p, q in zip(primes, primes[1:]) if q - p == 2]
print("twins:", twins)

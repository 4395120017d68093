"""Prime numbers: sieve, factorization, twin primes and perfect numbers."""


def sieve(limit):
    """Return all primes <= limit with the Sieve of Eratosthenes."""
    is_prime = [True] * (limit + 1)
    is_prime[0] = is_prime[1] = False
    n = 2
    while n * n <= limit:
        if is_prime[n]:
            for multiple in range(n * n, limit + 1, n):
                is_prime[multiple] = False
        n += 1
    return [i for i, flag in enumerate(is_prime) if flag]


def factorize(n):
    """Return the prime factorization as a dict {prime: exponent}."""
    factors = {}
    divisor = 2
    while divisor * divisor <= n:
        while n % divisor == 0:
            factors[divisor] = factors.get(divisor, 0) + 1
            n //= divisor
        divisor += 1 if divisor == 2 else 2
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


def show_factors(n):
    parts = [f"{p}^{e}" if e > 1 else str(p) for p, e in factorize(n).items()]
    return f"{n} = {' x '.join(parts)}"


def divisor_sum(n):
    total = 1
    for p, e in factorize(n).items():
        total *= (p ** (e + 1) - 1) // (p - 1)
    return total - n


primes = sieve(50)
print("Primes up to 50:", *primes)

twins = [(p, q) for p, q in zip(primes, primes[1:]) if q - p == 2]
print("Twin primes:", twins)

for number in (60, 97, 360, 1001):
    print(show_factors(number))

for number in (6, 12, 28):
    s = divisor_sum(number)
    if s == number:
        kind = "perfect"
    elif s > number:
        kind = "abundant"
    else:
        kind = "deficient"
    print(f"{number} is {kind} (sum of divisors: {s})")

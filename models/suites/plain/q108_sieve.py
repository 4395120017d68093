def sieve_of_eratosthenes(limit: int) -> list[int]:
    """Return all primes up to and including `limit`."""
    if limit < 2:
        return []
    is_prime = [True] * (limit + 1)
    is_prime[0] = is_prime[1] = False
    for p in range(2, int(limit**0.5) + 1):
        if is_prime[p]:
            for multiple in range(p * p, limit + 1, p):
                is_prime[multiple] = False
    return [n for n, prime in enumerate(is_prime) if prime]


# Example usage:
primes = sieve_of_eratosthenes(20)
print(f"Primes up to 20: {primes}")
print(f"Count: {len(primes)}, Sum: {sum(primes)}")

# Edge cases
print(sieve_of_eratosthenes(1))
print(sieve_of_eratosthenes(2))

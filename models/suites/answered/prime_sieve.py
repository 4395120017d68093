# Find all prime numbers up to a limit with the Sieve of Eratosthenes.

def sieve(limit):
    """Return a list of all primes <= limit."""
    if limit < 2:
        return []

    # Assume that every number is prime until we find a smaller factor
    is_prime = [True] * (limit + 1)
    is_prime[0] = False
    is_prime[1] = False

    number = 2
    while number * number <= limit:
        if is_prime[number]:
            # Cross out the multiples, starting at number squared
            for multiple in range(number * number, limit + 1, number):
                is_prime[multiple] = False
        number += 1

    primes = []
    for n in range(limit + 1):
        if is_prime[n]:
            primes.append(n)
    return primes


primes = sieve(30)
print("Primes up to 30:", primes)
print("How many:", len(primes))

# Bonus: twin primes are two apart
twins = []
for a, b in zip(primes, primes[1:]):
    if b - a == 2:
        twins.append((a, b))
print("Twin primes:", twins)

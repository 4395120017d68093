# prints too many primes! 9 and 15 are in the list

def is_prime(n):
    if n < 2:
        return False
    for d in range(2, n):
        if n % d == 0:
            return False
        return True
    return True

def primes_up_to(limit):
    primes = []
    for n in range(limit + 1):
        if is_prime(n):
            primes.append(n)
    return primes

def factorize(n):
    factors = []
    for p in primes_up_to(n):
        while n % p == 0:
            factors.append(p)
            n //= p
    return factors

found = primes_up_to(20)
print(found)
print("how many:", len(found), "(should be 8)")

for n in (12, 9):
    print(n, "=", " * ".join(str(f) for f in factorize(n)))

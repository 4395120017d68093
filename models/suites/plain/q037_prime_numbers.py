# find prime numbers up to a limit
limit = 20
primes = []
for num in range(2, limit + 1):
    is_prime = True
    for d in range(2, int(num ** 0.5) + 1):
        if num % d == 0:
            is_prime = False
            break
    if is_prime:
        primes.append(num)
print("Primes:", primes)
print("Sum of primes:", sum(primes))

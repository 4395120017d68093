def is_even(n):
    return n % 2 == 0

def is_prime(n):
    if n < 2:
        return False
    if n == 2:
        return True
    if is_even(n):
        return False
    d = 3
    while d * d <= n:
        if n % d == 0:
            return False
        d += 2
    return True

def describe(n):
    if n and is_prime(n):
        return "prime"
    if n and not is_even(n):
        return "odd but not prime"
    return "boring"

for num in [0, 1, 2, 9, 10, 13, 25]:
    print(num, "is", describe(num))

primes = []
for k in range(12):
    if k > 1 and is_prime(k):
        primes.append(k)
print(primes)

def factors(n):
    return [d for d in range(1, n + 1) if not n % d]

def is_perfect(n):
    return sum(factors(n)[:-1]) == n

for n in (6, 8):
    print(n, factors(n), "perfect" if is_perfect(n) else "")
def prime_factors(n, d=2):
    if n == 1:
        return []
    if n % d == 0:
        return [d] + prime_factors(n // d, d)
    return prime_factors(n, d + 1)
print(" x ".join(map(str, prime_factors(12))))

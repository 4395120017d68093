# Lesson 3: loops with numbers

def sieve(n):
    """Sieve of Eratosthenes"""
    is_prime = [True] * (n + 1)
    is_prime[0] = is_prime[1] = False
    p = 2
    while p * p <= n:
        if is_prime[p]:
            for multiple in range(p * p, n + 1, p):
                is_prime[multiple] = False
        p += 1
    return [i for i, prime in enumerate(is_prime) if prime]


def collatz(n):
    path = [n]
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        path.append(n)
    return path


DIGITS = "0123456789ABCDEF"

def to_base(n, base):
    if n < base:
        return DIGITS[n]
    return to_base(n // base, base) + DIGITS[n % base]


def from_base(text, base):
    value = 0
    for ch in text:
        value = value * base + DIGITS.index(ch)
        print(f"  read {ch}: value = {value}")
    return value


print("primes:", sieve(16))
path = collatz(6)
print(" -> ".join(map(str, path)), f"({len(path) - 1} steps, max {max(path)})")
print(to_base(189, 2))
print(to_base(189, 16), hex(189), oct(189))
print(from_base("1F", 16))
print(f"{13:b} {13:04x} {13:08b} {int('ff', 16)}")
print(0.1 + 0.2 == 0.3, round(0.1 + 0.2, 10))
print(7 // 2, -7 // 2, 7 % -3, divmod(-7, 2), 2 ** 10)

def power(base, exp):
    """Fast exponentiation, recursive."""
    if exp == 0:
        return 1
    half = power(base, exp // 2)
    if exp % 2:
        return half * half * base
    return half * half

print(power(2, 10), power(3, 5))

def digits_sum(n):
    return n if n < 10 else n % 10 + digits_sum(n // 10)

print(digits_sum(9875))

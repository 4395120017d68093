# Project Euler 16, 20, 25, 29, 48 -- the "python makes this trivial" ones (small versions)
from math import factorial

digit_sum = lambda n: sum(map(int, str(n)))

print("#16", digit_sum(2 ** 1000))
print("#20", digit_sum(factorial(100)))

# 25: first fibonacci number with 12 digits
a, b, n = 1, 1, 1
while len(str(a)) < 12:
    a, b = b, a + b
    n += 1
print("#25", n, a)

print("#29", len({a ** b for a in range(2, 6) for b in range(2, 6)}))

print("#48", sum(k ** k for k in range(1, 11)) % 10 ** 10)

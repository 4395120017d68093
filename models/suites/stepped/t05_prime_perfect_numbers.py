#Exercise 3 number puzzles

def isPrime(n):
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        if n % i == 0:
            return False
        i += 1
    return True

def digitSum(n):
    s = 0
    while n > 0:
        s += n % 10
        n //= 10
    return s

def isPerfect(n):
    divisors = []
    for d in range(1, n):
        if n % d == 0:
            divisors.append(d)
    print("divisors of", n, ":", divisors)
    return sum(divisors) == n

def factorial(n):
    if n == 0:
        return 1
    return n * factorial(n - 1)

def toBinary(n):
    if n == 0: return "0"
    bits = ""
    while n > 0:
        bits = str(n % 2) + bits
        n = n // 2
    return bits

primes = [x for x in range(8) if isPrime(x)]
print(primes)
print(digitSum(9402))
if isPerfect(6): print("6 is perfect")
if not isPerfect(8): print("8 is not perfect")
print(factorial(4))
print(toBinary(13), bin(13))

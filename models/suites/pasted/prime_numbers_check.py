def isPrime(number):
    if number < 2:
        return False
    divisor = 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor = divisor + 1
    return True


primes = []
notPrimes = []
for x in range(0, 14):
    if isPrime(x) == True:
        primes.append(x)
    else:
        notPrimes.append(x)

print("Prime numbers up to 13:")
print(primes)
print("There are", len(primes), "primes and", len(notPrimes), "other numbers")
print("29 is prime?", isPrime(29))
print("91 is prime?", isPrime(91))

def gen_primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1

g = gen_primes()
first = [next(g) for _ in range(4)]
print(first)
for p in g:
    if p > 12:
        break
print(p, next(g))

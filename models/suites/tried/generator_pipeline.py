from itertools import islice, groupby

def primes():
    """Infinite generator of primes."""
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1

def chunks(it, size):
    it = iter(it)
    while chunk := list(islice(it, size)):
        yield chunk

def running_mean():
    total = count = 0
    mean = None
    try:
        while True:
            x = yield mean
            total += x
            count += 1
            mean = total / count
    finally:
        print("closed after", count)

def flatten(x):
    for e in x:
        if isinstance(e, (list, tuple)):
            yield from flatten(e)
        else:
            yield e

if __name__ == '__main__':
    for c in chunks(islice(primes(), 5), 2):
        print(c)
    rm = running_mean()
    next(rm)
    print([rm.send(v) for v in (10, 20, 60)])
    rm.close()
    print(list(flatten([1, [2, (3, 4)], [], [[5]]])))
    print({k: ''.join(g) for k, g in groupby('aaBBc', key=str.lower)})

from itertools import islice

def countdown(n):
    print("start")
    while n > 0:
        yield n
        n -= 1
    print("liftoff")

def collatz(n):
    yield n
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        yield n

def primes():
    found = []
    candidate = 2
    while True:
        for p in found:
            if candidate % p == 0:
                break
        else:
            found.append(candidate)
            yield candidate
        candidate += 1

def pairs(seq):
    it = iter(seq)
    prev = next(it)
    for x in it:
        yield prev, x
        prev = x

class Squares:
    """iterator made by hand, to compare"""
    def __init__(self, stop):
        self.i = 0
        self.stop = stop
    def __iter__(self):
        return self
    def __next__(self):
        if self.i >= self.stop:
            raise StopIteration
        self.i += 1
        return self.i ** 2

for x in countdown(3):
    print(x)

path = list(collatz(6))
print(path, "max", max(path))
print(list(islice(primes(), 8)))

gaps = [b - a for a, b in pairs(islice(primes(), 6))]
print("gaps", gaps)
print("odd squares", sum(s for s in Squares(5) if s % 2))

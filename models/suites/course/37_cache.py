from functools import lru_cache

WEIGHTS = [1, 3, 4]
VALUES = [15, 20, 30]


@lru_cache(maxsize=None)
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


@lru_cache(None)
def best(i, room):
    if i == len(WEIGHTS):
        return 0
    skip = best(i + 1, room)
    if WEIGHTS[i] > room:
        return skip
    return max(skip, VALUES[i] + best(i + 1, room - WEIGHTS[i]))


print(fib(6))
print(fib(7), [fib(n) for n in range(5)])
print(best(0, 4))

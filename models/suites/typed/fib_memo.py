from functools import lru_cache, wraps

calls = 0

def fib_slow(n):
    global calls
    calls += 1
    if n < 2:
        return n
    return fib_slow(n - 1) + fib_slow(n - 2)

def memo(fn):
    cache = {}
    @wraps(fn)
    def inner(n):
        if n not in cache:
            cache[n] = fn(n)
        return cache[n]
    inner.cache = cache
    return inner

@memo
def fib(n):
    """nth fibonacci"""
    return n if n < 2 else fib(n - 1) + fib(n - 2)

@lru_cache(maxsize=None)
def ways(n):
    if n < 0:
        return 0
    return 1 if n == 0 else ways(n - 1) + ways(n - 2) + ways(n - 3)

def forever(n, depth=0):
    if depth > 3:
        raise RecursionError(f"stopped myself at depth {depth}")
    return forever(n + 1, depth + 1)

print(fib_slow(4), "calls:", calls)
print(fib(8), len(fib.cache), fib.__name__, fib.__doc__)
print(ways(4), ways.cache_info().hits)
try:
    forever(0)
except RecursionError as e:
    print(e)

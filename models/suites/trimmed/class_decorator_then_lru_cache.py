from functools import lru_cache

class memoize:
    def __init__(self, fn):
        self.fn = fn
        self.cache = {}

    def __call__(self, *args):
        if args not in self.cache:
            self.cache[args] = self.fn(*args)
        return self.cache[args]

@memoize
def paths(r, c):
    if r == 1 or c == 1:
        return 1
    return paths(r - 1, c) + paths(r, c - 1)

@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

print(paths(2, 3))
print(fib(4), fib.cache_info().hits)

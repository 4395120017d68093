from functools import lru_cache, wraps

call_log = []


def traced(label=None):
    def deco(fn):
        name = label or fn.__name__

        @wraps(fn)
        def wrapper(*args):
            call_log.append((name, args))
            return fn(*args)
        wrapper.calls = 0
        return wrapper
    return deco


class memoize:
    def __init__(self, fn):
        self.fn = fn
        self.cache = {}
        self.hits = 0

    def __call__(self, *args):
        if args in self.cache:
            self.hits += 1
        else:
            self.cache[args] = self.fn(*args)
        return self.cache[args]


@memoize
def grid_paths(rows, cols):
    if rows == 1 or cols == 1:
        return 1
    return grid_paths(rows - 1, cols) + grid_paths(rows, cols - 1)


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@traced("vat")
def add_vat(price, rate=20):
    return price + price * rate / 100


print(grid_paths(3, 3))
print(grid_paths.hits, len(grid_paths.cache))
print(fib(6), fib.cache_info().hits)
print(add_vat(50), add_vat(10, 5))
for name, args in call_log:
    print(name, *args)

"""Closures and decorators: own memoize, then compare with lru_cache."""
import functools


def memoize(func):
    cache = {}
    hits = 0

    @functools.wraps(func)
    def wrapper(*args):
        nonlocal hits
        if args in cache:
            hits += 1
            return cache[args]
        result = func(*args)
        cache[args] = result
        return result

    wrapper.info = lambda: f"{func.__name__}: {len(cache)} stored, {hits} hits"
    return wrapper


def logged(prefix="->", *, limit=3):
    """Decorator with arguments, prints at most `limit` calls."""
    def decorate(func):
        count = 0

        def inner(*args, **kwargs):
            nonlocal count
            count += 1
            if count <= limit:
                shown = [repr(a) for a in args] + [f"{k}={v}" for k, v in kwargs.items()]
                print(prefix, f"{func.__name__}({', '.join(shown)})")
            return func(*args, **kwargs)
        return inner
    return decorate


@memoize
def lattice(w, h):
    """Number of shortest ways through a grid."""
    if w == 0 or h == 0:
        return 1
    return lattice(w - 1, h) + lattice(w, h - 1)


@functools.lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@logged("call", limit=2)
def change(amount, coins=(1, 2, 5)):
    if not coins or amount < 0:
        return 0
    if amount == 0:
        return 1
    return change(amount, coins=coins[:-1]) + change(amount - coins[-1], coins=coins)


print(lattice(3, 3), "ways;", lattice.info())
print(lattice.__doc__)
print("fib(10) =", fib(10), fib.cache_info())
print("change:", change(5, coins=(2, 5)))

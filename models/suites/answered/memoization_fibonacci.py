"""Memoization: remember the results of expensive calls."""
from functools import lru_cache

calls = {"plain": 0, "dict": 0}


def fib(n: int) -> int:
    """Plain recursion: the same values are computed again and again."""
    calls["plain"] += 1
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def fib_memo(n: int, memo: dict | None = None) -> int:
    """Same recursion, but results are kept in a dictionary."""
    if memo is None:
        memo = {}
    if n in memo:
        return memo[n]
    calls["dict"] += 1
    if n < 2:
        return n
    memo[n] = fib_memo(n - 1, memo) + fib_memo(n - 2, memo)
    return memo[n]


@lru_cache(maxsize=None)
def fib_cached(n: int) -> int:
    """The standard library does the bookkeeping for us."""
    return n if n < 2 else fib_cached(n - 1) + fib_cached(n - 2)


if __name__ == "__main__":
    n = 7
    print(f"fib({n})        = {fib(n)}   ({calls['plain']} calls)")
    print(f"fib_memo({n})   = {fib_memo(n)}   ({calls['dict']} computed)")
    print(f"fib_cached({n}) = {fib_cached(n)}")
    info = fib_cached.cache_info()
    print(f"cache: hits={info.hits}, misses={info.misses}")
    print(f"fib_cached(20) = {fib_cached(20)}")

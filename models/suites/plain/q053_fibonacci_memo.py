from functools import lru_cache


@lru_cache(maxsize=None)
def fib(n: int) -> int:
    """Return the n-th Fibonacci number using memoization."""
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def fib_iter(n: int) -> int:
    """Iterative version."""
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


if __name__ == "__main__":
    print(f"fib(10) = {fib(10)}")
    print([fib_iter(i) for i in range(8)])
    info = fib.cache_info()
    print(f"hits={info.hits}, misses={info.misses}")
    assert fib(10) == fib_iter(10), "Mismatch!"

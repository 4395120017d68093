from functools import lru_cache

@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

print(fib(5))
print(fib.cache_info().hits)
info = fib.cache_info()
print(info)
fib.cache_clear()
print(fib.cache_info().currsize)

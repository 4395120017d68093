from functools import lru_cache

@lru_cache(maxsize=None)
def sq(n):
    return n * n

sq(2)
sq(3)
sq(2)
print(sq.cache_info())

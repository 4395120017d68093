class Cache:
    def __init__(self):
        self.store = {}
        self.hits = self.misses = 0
    def __call__(self, f):
        def inner(*args):
            if args in self.store:
                self.hits += 1
            else:
                self.misses += 1
                self.store[args] = f(*args)
            return self.store[args]
        return inner

cache = Cache()

@cache
def slow_add(a, b):
    return a + b

print(slow_add(1, 2), slow_add(1, 2), slow_add(2, 1))
print(cache.hits, cache.misses, cache.store)

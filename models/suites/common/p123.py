def apply_n(f, n, x):
    for _ in range(n):
        x = f(x)
    return x

def memoize(f):
    cache = {}
    def inner(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    inner.cache = cache
    return inner

@memoize
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

print(fib(5))
print(fib.cache)
print(apply_n(lambda s: s + "!", 3, "hey"))

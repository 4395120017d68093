def memo(f):
    cache = {}
    def inner(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    return inner

@memo
def stairs(n):
    if n <= 1:
        return 1
    return stairs(n - 1) + stairs(n - 2)

print(stairs(4))
print(stairs(5))

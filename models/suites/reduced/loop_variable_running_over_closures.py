def mul(k):
    def inner(n):
        return n * k
    return inner
fs = [mul(2), mul(3)]
for f in fs:
    print(f(5))

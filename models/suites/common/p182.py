def curry(f):
    return lambda a: lambda b: f(a, b)

add = curry(lambda x, y: x + y)
inc = add(1)
print(inc(5), add(2)(3))
fact = (lambda f: lambda n: 1 if n == 0 else n * f(f)(n - 1))
print(fact(fact)(3))

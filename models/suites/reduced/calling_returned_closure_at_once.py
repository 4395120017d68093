def compose(f, g):
    return lambda x: f(g(x))
def inc(x):
    return x + 1
def dbl(x):
    return x * 2
print(compose(dbl, inc)(5))

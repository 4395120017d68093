def add_one(f):
    def w(x):
        return f(x) + 1
    return w

def double(f):
    def w(x):
        return f(x) * 2
    return w

@add_one
@double
def f(x):
    return x

print(f(5))

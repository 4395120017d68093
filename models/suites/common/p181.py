def compose(*fns):
    def inner(x):
        for f in fns:
            x = f(x)
        return x
    return inner

def add1(x): return x + 1
def double(x): return x * 2

pipeline = compose(add1, double, str)
print(pipeline(3), type(pipeline(3)))
print(list(map(compose(double, add1), [1, 2])))

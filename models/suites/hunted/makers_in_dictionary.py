def make(i):
    def f(x):
        return x * i
    return f

fs = {"a": make(1), "b": make(2)}
print(fs["b"](10))
print(fs["a"](10))

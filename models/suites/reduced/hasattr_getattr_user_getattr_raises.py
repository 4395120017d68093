class A:
    def __init__(self, d):
        self.d = d
    def __getattr__(self, name):
        if name in self.d:
            return self.d[name]
        raise AttributeError(name)
a = A({"x": 1})
print(hasattr(a, "zz"))
print(getattr(a, "zz", 0))

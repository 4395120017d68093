class F:
    def __init__(self):
        self.data = {"a": 1}

    def __getattr__(self, name):
        if name in self.data:
            return self.data[name]
        raise AttributeError(name)

f = F()
print(f.a)
print(hasattr(f, "a"))
print(hasattr(f, "b"))

class P:
    def __getattr__(self, name):
        raise AttributeError(name)

p = P()
print(hasattr(p, "c"))

class P:
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return f"P {self.n}"

    def __repr__(self):
        return f"P({self.n!r})"

p = P("x")
print("%s %r" % (p, p))

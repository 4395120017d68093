class M:
    def __init__(self, a, b):
        self.a = a
        self.b = b
    def __repr__(self):
        return "M({}, {!r})".format(self.a, self.b)
q = M(3, "x")

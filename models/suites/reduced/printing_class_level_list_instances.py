class M:
    items = []
    def __init__(self, n):
        self.n = n
        M.items.append(self)
    def __repr__(self):
        return f"M({self.n!r})"
a = M("a")
print(M.items)

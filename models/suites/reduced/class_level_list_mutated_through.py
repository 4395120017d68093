class M:
    items = []
    def __init__(self, n):
        self.n = n
        self.items.append(n)
a = M("a")

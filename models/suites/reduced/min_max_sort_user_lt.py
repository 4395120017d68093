class F:
    def __init__(self, n):
        self.n = n
    def __lt__(self, o):
        return self.n < o.n
    def __repr__(self):
        return f"F{self.n}"
a, b = F(2), F(1)
m = min(a, b)
print(m)

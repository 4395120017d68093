class Calc:
    def __init__(self):
        self.total = 0
        self.history = []
        self.ops = {"add": self.add, "sub": self.sub, "clear": self.clear, "neg": lambda n: -n}
    def add(self, n):
        self.total += n
    def sub(self, n):
        self.total -= n
    def clear(self, n=0):
        self.total = 0
    def run(self, name, n):
        op = self.ops[name]
        op(n)
        self.history.append((name, n))
        return self.total
c = Calc()
for name, n in [("add", 5), ("sub", 2), ("clear", 0)]:
    print(name, c.run(name, n))
print(c.history)

class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return isinstance(other, P) and self.x == other.x

    def __hash__(self):
        return hash(self.x)

s = {P(1), P(1), P(2)}
print(len(s))
d = {P(1): "one"}
print(d[P(1)])

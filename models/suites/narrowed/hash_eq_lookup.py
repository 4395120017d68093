class P:
    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return hash(self.x)

    def __eq__(self, other):
        return self.x == other.x

ps = [P(1), P(1)]
d = {P(1): "one"}
print(d[P(1)])
print(len(set(ps)))

class P:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return self.x == other.x

ps = [P(1), P(2)]
print(P(2) in ps)
print(ps.index(P(2)))

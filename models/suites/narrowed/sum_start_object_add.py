class P:
    def __init__(self, x):
        self.x = x

    def __add__(self, other):
        return P(self.x + other.x)

ps = [P(1), P(2)]
total = sum(ps, P(0))
print(total.x)

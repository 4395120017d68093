class Money:
    def __init__(self, amount):
        self.amount = amount

    def __add__(self, other):
        if isinstance(other, int):
            return Money(self.amount + other)
        return Money(self.amount + other.amount)

    __radd__ = __add__

a, b = Money(5), Money(7)
t = sum([a, b])
print(t.amount)

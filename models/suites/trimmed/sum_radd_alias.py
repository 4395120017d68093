class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        if isinstance(other, int):
            return Money(self.cents + other)
        return Money(self.cents + other.cents)

    __radd__ = __add__

    def __repr__(self):
        return f"Money({self.cents})"

a = Money(5)
b = Money(7)
total = sum([a, b])
print(total)
print(sum([a, a]))

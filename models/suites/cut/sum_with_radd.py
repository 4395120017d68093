class Money:
    def __init__(self, amount):
        self.amount = amount

    def __add__(self, other):
        return Money(self.amount + other.amount)

    def __radd__(self, other):
        if other == 0:
            return self
        return self.__add__(other)

total = sum([Money(1), Money(2)])
print(total.amount)

class Money:
    __slots__ = ("amount", "cur")
    def __init__(self, amount, cur="EUR"):
        self.amount = amount
        self.cur = cur
    def __add__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return Money(self.amount + other.amount, self.cur)
    def __radd__(self, other):
        return self if other == 0 else NotImplemented
    def __format__(self, spec):
        return f"{self.amount:{spec or '.2f'}} {self.cur}"
    def __neg__(self):
        return Money(-self.amount, self.cur)

wallet = [Money(5), Money(2.5)]
print(f"{sum(wallet)}", f"{-wallet[0]:.0f}")
try:
    wallet[0] + 3
except TypeError as e:
    print(e)

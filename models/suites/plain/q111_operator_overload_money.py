from functools import total_ordering

@total_ordering
class Money:
    def __init__(self, amount, cur="EUR"):
        self.amount = amount
        self.cur = cur

    def __eq__(self, other):
        return self.amount == other.amount

    def __lt__(self, other):
        return self.amount < other.amount

    def __add__(self, other):
        if isinstance(other, (int, float)):
            return Money(self.amount + other, self.cur)
        if not isinstance(other, Money):
            return NotImplemented
        return Money(self.amount + other.amount, self.cur)

    __radd__ = __add__

    def __str__(self):
        return f"{self.amount:.2f} {self.cur}"

    def __repr__(self):
        return f"Money({self.amount!r})"

a, b = Money(5), Money(7.5)
print(a + b)
print(sum([a, b]))
print(a < b, a >= b, max(a, b))
print(sorted([b, a]))
try:
    a + "x"
except TypeError as e:
    print(e)

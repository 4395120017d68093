class Money:
    def __init__(self, pounds, pence=0):
        self.total = pounds * 100 + pence
    def __add__(self, other):
        return Money(0, self.total + other.total)
    def __gt__(self, other):
        return self.total > other.total
    def __str__(self):
        return "£{}.{:02d}".format(*divmod(self.total, 100))
    __repr__ = __str__

purse = [Money(1, 50), Money(0, 75), Money(3)]
tot = Money(0)
for m in purse:
    tot = tot + m
print(tot, purse)
print(purse[0] > purse[1], purse[0] < purse[1])

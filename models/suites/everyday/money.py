class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        return Money(self.cents + other.cents)

    def __eq__(self, other):
        return isinstance(other, Money) and self.cents == other.cents

    def __str__(self):
        return f"{self.cents // 100}.{self.cents % 100:02d}"

    def __repr__(self):
        return f"Money({self.cents})"

    def __lt__(self, other):
        return self.cents < other.cents

wallet = [Money(250), Money(99), Money(1000)]
total = Money(0)
for m in wallet:
    total = total + m
print(total, repr(total))
print(sorted(wallet))
print(Money(5) == Money(5), min(wallet))

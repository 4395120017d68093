class Money:
    def __init__(self, amount, currency="EUR"):
        self.amount = amount
        self.currency = currency

    def __format__(self, spec):
        if spec == "short":
            return f"{self.amount:.0f}{self.currency[0]}"
        if spec:
            return f"{self.amount:{spec}} {self.currency}"
        return str(self)

    def __str__(self):
        return f"{self.amount:.2f} {self.currency}"


for price in [Money(12.5), Money(7, "USD")]:
    print(f"{price:>8.1f}|")
    line = f"{price:short} is {price!s:>12}"
    print(line)
    print(format(price, ".3f"), f"{price}")

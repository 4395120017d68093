class Cart:
    TAX = {"food": 0.05, "toy": 0.2}

    def __init__(self, items):
        self.items = items

    def taxes(self):
        return [round(p * self.TAX[k], 2) for k, p in self.items]

    def names(self):
        return {k: p for k, p in self.items if k in Cart.TAX}

c = Cart([("food", 10), ("toy", 5)])
print(c.taxes())
print(c.names())

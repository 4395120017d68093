class Shop:
    PRICES = {"tea": 2, "cake": 3.5}

    def __init__(self):
        self.basket = []

    def total(self):
        return sum(self.PRICES[i] for i in self.basket)

s = Shop()
s.basket.append("tea")
s.basket.append("cake")
print(s.total())

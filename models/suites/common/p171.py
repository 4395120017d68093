class Shop:
    def __init__(self):
        self.basket = []
        self.prices = {"pen": 1.2, "pad": 3.5}

    def add(self, *names):
        for n in names:
            if n not in self.prices:
                print("No such item:", n)
                continue
            self.basket.append(n)

    def total(self, vat=True):
        t = sum(self.prices[n] for n in self.basket)
        return round(t * 1.2, 2) if vat else t

s = Shop()
s.add("pen", "cup", "pad")
print(f"Total: {s.total():.2f} (net {s.total(vat=False)})")

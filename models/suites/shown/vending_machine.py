class VendingError(Exception):
    pass


class NotEnoughMoney(VendingError):
    def __init__(self, missing):
        super().__init__(f"please insert {missing} more cents")
        self.missing = missing


class VendingMachine:
    COINS = (100, 50, 20, 10, 5)

    def __init__(self, stock):
        self.stock = {code: list(item) for code, item in stock.items()}
        self.credit = 0

    def insert(self, *coins):
        for coin in coins:
            if coin not in self.COINS:
                raise VendingError(f"coin {coin} rejected")
            self.credit += coin

    def select(self, code):
        name, price, left = self.stock[code]
        if left == 0:
            raise VendingError(name + " is sold out")
        if self.credit < price:
            raise NotEnoughMoney(price - self.credit)
        self.stock[code][2] -= 1
        self.credit -= price
        return name, list(self.change())

    def change(self):
        for coin in self.COINS:
            n, self.credit = divmod(self.credit, coin)
            yield from [coin] * n

vm = VendingMachine({"A1": ("Crisps", 85, 1), "B2": ("Water", 120, 4)})
for coins, code in [((100, 50), "A1"), ((50,), "A1"), ((20, 7), "B2"), ((), "B2"), ((50,), "Z9")]:
    try:
        vm.insert(*coins)
        print("Enjoy your %s, change %s" % vm.select(code))
    except VendingError as e: print("Sorry:", e)
    except KeyError as e: print("No such slot", e, "- credit", vm.credit)

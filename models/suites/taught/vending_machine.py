class VendingMachine:
    PRICES = {"cola": 150, "water": 100, "nuts": 220}
    COINS = (200, 100, 50, 20, 10)

    def __init__(self):
        self.credit = 0
        self.log = []

    def insert(self, coin):
        if coin not in self.COINS:
            self.log.append(f"rejected {coin}")
            return
        self.credit += coin

    def choose(self, product):
        price = self.PRICES.get(product)
        if price is None:
            return "unknown product"
        if self.credit < price:
            return f"please insert {price - self.credit} more"
        self.credit -= price
        self.log.append(f"sold {product}")
        return f"here is your {product}, change: {self._give_change()}"

    def _give_change(self):
        change = []
        for coin in self.COINS:
            while self.credit >= coin:
                self.credit -= coin
                change.append(coin)
        return change


machine = VendingMachine()
for coin in (100, 5, 20):
    machine.insert(coin)
    print("credit:", machine.credit)
print(machine.choose("cola"))
machine.insert(200)
print(machine.choose("tea"))
print(machine.choose("cola"))
print(machine.choose("water"))
print(machine.log)

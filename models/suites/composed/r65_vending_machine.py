class OutOfStock(Exception):
    pass

class NotEnoughMoney(Exception):
    def __init__(self, missing):
        self.missing = missing

class Product:
    def __init__(self, name, price, count):
        self.name = name
        self.price = price      # in cents
        self.count = count

class VendingMachine:
    COINS = [200, 100, 50, 20, 10]

    def __init__(self):
        self.slots = {}
        self.inserted = 0

    def load(self, code, product):
        self.slots[code] = product

    def insert(self, coin):
        if coin not in self.COINS:
            print("Coin", coin, "rejected")
        else:
            self.inserted += coin

    def buy(self, code):
        product = self.slots[code]
        if product.count == 0:
            raise OutOfStock(product.name)
        if self.inserted < product.price:
            raise NotEnoughMoney(product.price - self.inserted)
        product.count -= 1
        self.inserted -= product.price
        return product.name, self.change()

    def change(self):
        coins = []
        for coin in self.COINS:
            while self.inserted >= coin:
                coins.append(coin)
                self.inserted -= coin
        return coins

vm = VendingMachine()
vm.load("A1", Product("Chips", 130, 1))
vm.load("B2", Product("Cola", 90, 0))

vm.insert(100)
vm.insert(3)
for attempt in ["A1", "B2", "C3", "A1"]:
    try:
        item, coins = vm.buy(attempt)
        print("Enjoy", item, "change:", coins)
    except NotEnoughMoney as e:
        print("Insert", e.missing, "more")
        vm.insert(100)
    except OutOfStock as e:
        print(e, "is sold out")
    except KeyError as e:
        print("No such code", e)
    finally:
        print("credit:", vm.inserted)

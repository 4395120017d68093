class OutOfStock(Exception):
    pass


class NotEnoughMoney(Exception):
    def __init__(self, missing):
        super().__init__(f"insert {missing} more cents")
        self.missing = missing


class VendingMachine:
    COINS = (100, 50, 20, 10, 5)

    def __init__(self):
        # code -> [name, price, quantity]
        self.slots = {"A1": ["chips", 125, 1], "B2": ["water", 90, 5]}
        self.credit = 0

    def insert(self, coin):
        if coin not in self.COINS:
            print("coin rejected:", coin)
            return
        self.credit += coin

    def buy(self, code):
        name, price, qty = self.slots[code]
        if qty == 0:
            raise OutOfStock(name)
        if self.credit < price:
            raise NotEnoughMoney(price - self.credit)
        self.slots[code][2] -= 1
        self.credit -= price
        return name

    def change(self):
        out = []
        for coin in self.COINS:
            while self.credit >= coin:
                self.credit -= coin
                out.append(coin)
        return out


def main():
    vm = VendingMachine()
    script = [100, "A1", 50, "A1", 3, 100, "A1", "Z9", "B2"]
    for action in script:
        if isinstance(action, int):
            vm.insert(action)
            continue
        try:
            item = vm.buy(action)
        except NotEnoughMoney as e:
            print(action, "->", e)
        except OutOfStock as e:
            print(action, "-> sold out:", e)
        except KeyError:
            print(action, "-> no such slot")
        else:
            print(action, "-> enjoy your", item)
    print("change:", vm.change(), "credit left:", vm.credit)


if __name__ == "__main__":
    main()

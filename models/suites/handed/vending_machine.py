from decimal import Decimal, ROUND_HALF_UP

COINS = [Decimal(c) for c in ("2.00", "1.00", "0.50", "0.20", "0.10", "0.05")]
VAT = Decimal("0.19")


class OutOfStock(Exception):
    pass


class NotEnoughMoney(Exception):
    def __init__(self, missing):
        self.missing = missing


class VendingMachine:

    def __init__(self, **products):
        self.products = products     # name -> [price, count]
        self.credit = Decimal(0)
        self.sold = []

    def insert(self, *coins):
        for c in coins:
            c = Decimal(c)
            if c not in COINS:
                print("  clonk! coin falls through:", c)
                continue
            self.credit += c
        print("  credit:", self.credit)

    def buy(self, name):
        price, count = self.products[name]
        if count == 0:
            raise OutOfStock(name)
        if self.credit < price:
            raise NotEnoughMoney(price - self.credit)
        self.products[name][1] -= 1
        self.credit -= price
        self.sold.append((name, price))
        return name.upper()

    def change(self):
        back = {}
        for coin in COINS:
            n, self.credit = divmod(self.credit, coin)
            if n:
                back[str(coin)] = int(n)
        return back


vm = VendingMachine(cola=[Decimal("1.35"), 1], water=[Decimal("0.80"), 5])
vm.insert("1.00", "0.50", "0.03")
for wish in ["cola", "cola", "water", "juice"]:
    try:
        print("You get:", vm.buy(wish))
    except OutOfStock as e:
        print("Sold out:", e)
    except NotEnoughMoney as e:
        print("Please insert", e.missing, "more")
        vm.insert("1")
    except KeyError:
        print("No button for", wish)
print("Change:", vm.change())

total = sum((p for _, p in vm.sold), Decimal())
tax = (total - total / (1 + VAT)).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
print(f"Turnover {total:.2f}, tax {tax}, items {len(vm.sold)}")

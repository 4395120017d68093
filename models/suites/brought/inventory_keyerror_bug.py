class OutOfStock(Exception):
    pass

class Inventory:
    def __init__(self):
        self.stock = {}
        self.history = []

    def receive(self, sku, qty):
        self.stock[sku] = self.stock.get(sku, 0) + qty
        self.history.append(("in", sku, qty))

    def ship(self, sku, qty):
        available = self.stock[sku]
        if available < qty:
            raise OutOfStock(f"{sku}: wanted {qty}, have {available}")
        self.stock[sku] = available - qty
        # remove empty entries  <-- is this the problem?
        if self.stock[sku] == 0:
            del self.stock[sku]
        self.history.append(("out", sku, qty))

inv = Inventory()
inv.receive("bolt", 50)
inv.receive("nut", 20)
inv.receive("bolt", 10)

orders = [("bolt", 25), ("nut", 30), ("nut", 20), ("bolt", 35), ("nut", 5)]
failed = []
for sku, qty in orders:
    try:
        inv.ship(sku, qty)
        print(f"shipped {qty} {sku}(s), left: {inv.stock}")
    except OutOfStock as e:
        failed.append(sku)
        print("FAILED", e)

print(failed, inv.history)

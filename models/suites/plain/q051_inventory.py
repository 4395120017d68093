class OutOfStock(Exception):
    def __init__(self, sku, wanted, have):
        super().__init__(f"{sku}: wanted {wanted}, have {have}")
        self.sku = sku
        self.wanted = wanted
        self.have = have

class Inventory:
    def __init__(self):
        self._stock = {}

    def receive(self, sku, qty):
        self._stock[sku] = self._stock.get(sku, 0) + qty

    def ship(self, sku, qty):
        have = self._stock.get(sku, 0)
        if qty > have:
            raise OutOfStock(sku, qty, have)
        self._stock[sku] = have - qty
        if not self._stock[sku]:
            del self._stock[sku]

    def low(self, threshold=5):
        return sorted(s for s, q in self._stock.items() if q < threshold)

inv = Inventory()
inv.receive("BOLT-10", 100)
inv.receive("NUT-10", 4)
inv.receive("NUT-10", 6)
inv.ship("NUT-10", 7)
inv.ship("BOLT-10", 100)
try:
    inv.ship("BOLT-10", 1)
except OutOfStock as e:
    print("backorder", e.sku, e.wanted - e.have)
    print(e)
print(inv.low(), inv._stock)

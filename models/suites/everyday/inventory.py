from dataclasses import dataclass, field

@dataclass
class Item:
    name: str
    price: float
    tags: list = field(default_factory=list)

    def total(self, qty=1):
        return self.price * qty

@dataclass
class Cart:
    items: dict = field(default_factory=dict)

    def add(self, item, qty=1):
        name = item.name
        if name in self.items:
            self.items[name] = (item, self.items[name][1] + qty)
        else:
            self.items[name] = (item, qty)

    def total(self):
        return sum(item.total(qty) for item, qty in self.items.values())

pen = Item("pen", 1.5, ["office"])
book = Item("book", 12.0)
cart = Cart()
cart.add(pen, 2)
cart.add(book)
cart.add(pen)
print(cart.total())
print(pen)

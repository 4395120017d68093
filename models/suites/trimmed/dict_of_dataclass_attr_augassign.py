from dataclasses import dataclass, field

@dataclass
class Item:
    name: str
    quantity: int = 0

@dataclass
class Inventory:
    items: dict = field(default_factory=dict)

    def add(self, item):
        if item.name in self.items:
            self.items[item.name].quantity += item.quantity
        else:
            self.items[item.name] = item

inv = Inventory()
inv.add(Item("Widget", 10))
inv.add(Item("Gadget", 3))
inv.add(Item("Widget", 5))
print(inv)

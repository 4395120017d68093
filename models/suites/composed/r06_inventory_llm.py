"""Simple inventory management example."""

from dataclasses import dataclass, field
from typing import Dict, List, Optional


@dataclass
class Item:
    """Represents an item in the inventory."""

    name: str
    price: float
    quantity: int = 0

    def total_value(self) -> float:
        """Return the total value of the stock."""
        return self.price * self.quantity


@dataclass
class Inventory:
    """A collection of items."""

    items: Dict[str, Item] = field(default_factory=dict)

    def add(self, item: Item) -> None:
        if item.name in self.items:
            self.items[item.name].quantity += item.quantity
        else:
            self.items[item.name] = item

    def remove(self, name: str, quantity: int) -> bool:
        item = self.items.get(name)
        if item is None or item.quantity < quantity:
            return False
        item.quantity -= quantity
        return True

    def find(self, name: str) -> Optional[Item]:
        return self.items.get(name)

    def low_stock(self, threshold: int = 5) -> List[str]:
        return [i.name for i in self.items.values() if i.quantity < threshold]

    def total(self) -> float:
        return sum(item.total_value() for item in self.items.values())


def main() -> None:
    inventory = Inventory()
    inventory.add(Item("Widget", 2.50, 10))
    inventory.add(Item("Gadget", 10.00, 3))
    inventory.add(Item("Widget", 2.50, 5))

    print(inventory.find("Widget"))
    print("Removed:", inventory.remove("Gadget", 2))
    print("Removed:", inventory.remove("Gizmo", 1))
    print("Low stock:", inventory.low_stock())
    print(f"Total value: ${inventory.total():.2f}")


if __name__ == "__main__":
    main()

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto


class Category(Enum):
    TOOL = auto()
    PAINT = auto()
    WOOD = auto()


class OutOfStock(Exception):
    pass


@dataclass(order=True)
class Item:
    sku: str
    name: str = field(compare=False)
    price: float = field(compare=False)
    category: Category = field(compare=False, default=Category.TOOL)
    qty: int = field(default=0, compare=False)

    @property
    def value(self) -> float:
        return round(self.price * self.qty, 2)


@dataclass
class Inventory:
    items: dict[str, Item] = field(default_factory=dict)

    def add(self, item: Item) -> None:
        if item.sku in self.items:
            old = self.items[item.sku]
            self.items[item.sku] = replace(old, qty=old.qty + item.qty)
        else:
            self.items[item.sku] = item

    def take(self, sku: str, qty: int = 1) -> Item:
        item = self.items[sku]
        if item.qty < qty:
            raise OutOfStock(f"only {item.qty} x {item.name} left, wanted {qty}")
        item.qty -= qty
        return item

    def total(self) -> float:
        return sum(i.value for i in self.items.values())


def main() -> None:
    inv = Inventory()
    inv.add(Item("T-100", "Hammer", 14.90, qty=5))
    inv.add(Item("P-220", "White paint 5l", 32.00, Category.PAINT, 2))
    inv.add(Item("T-100", "Hammer", 14.90, qty=3))
    inv.add(Item("B-001", "Oak board", 18.25, Category.WOOD, 10))
    for sku, qty in [("T-100", 4), ("P-220", 3), ("X-999", 1)]:
        try:
            item = inv.take(sku, qty)
        except OutOfStock as exc:
            print("!!", exc)
        except KeyError as exc:
            print("unknown sku", exc)
        else:
            print("took", qty, item.name)
    for item in sorted(inv.items.values()):
        print(f"{item.sku:<6} {item.category.name:<6} {item.qty:>3} {item.value:>8.2f}")
    print(f"total {inv.total():.2f}")


if __name__ == "__main__":
    main()

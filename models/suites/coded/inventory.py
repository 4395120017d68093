from dataclasses import dataclass, field, replace
from enum import Enum


class Category(str, Enum):
    TOOL = "tool"
    PART = "part"
    FOOD = "food"


@dataclass(frozen=True, order=True)
class Item:
    sku: str
    name: str = field(compare=False)
    category: Category = field(compare=False)
    cents: int = field(compare=False, default=0)

    def __post_init__(self):
        if self.cents < 0:
            raise ValueError(f"{self.sku}: negative price")


@dataclass
class Inventory:
    stock: dict[Item, int] = field(default_factory=dict)

    def add(self, item: Item, qty: int = 1) -> None:
        self.stock[item] = self.stock.get(item, 0) + qty

    def remove(self, item: Item, qty: int = 1) -> None:
        have = self.stock.get(item, 0)
        if qty > have:
            raise LookupError(f"only {have} x {item.name}")
        if qty == have:
            del self.stock[item]
        else:
            self.stock[item] = have - qty

    def value(self, category: Category | None = None) -> int:
        total = 0
        for item, qty in self.stock.items():
            if category is None or item.category is category:
                total += item.cents * qty
        return total


hammer = Item("T-100", "hammer", Category.TOOL, 1250)
bolt = Item("P-007", "bolt M6", Category.PART, 15)
soup = Item("F-002", "soup", Category.FOOD, 199)

inv = Inventory()
for it, n in ((hammer, 2), (bolt, 200), (soup, 6), (bolt, 50)):
    inv.add(it, n)

inv.remove(soup, 6)
try:
    inv.remove(hammer, 3)
except LookupError as e:
    print("error:", e)

sale = replace(hammer, cents=990)
print("same item?", sale == hammer, sale is hammer)
for cat in Category:
    print(f"{cat.value:<5}{inv.value(cat) / 100:>9.2f}")
for it in sorted(inv.stock):
    print(it.sku, it.name, inv.stock[it])
print("total", inv.value())

"""An idiomatic inventory built on dataclasses."""
from dataclasses import dataclass, field, replace


class OutOfStock(Exception):
    pass


@dataclass(order=True)
class Item:
    sku: str
    name: str = field(compare=False)
    quantity: int = field(default=0, compare=False)
    unit_price: float = field(default=0.0, compare=False, repr=False)

    def __post_init__(self):
        if self.quantity < 0:
            raise ValueError(f"negative quantity for {self.sku}")


@dataclass
class Inventory:
    items: dict[str, Item] = field(default_factory=dict)

    def add(self, item: Item) -> None:
        if existing := self.items.get(item.sku):
            existing.quantity += item.quantity
        else:
            self.items[item.sku] = item

    def take(self, sku: str, count: int = 1) -> float:
        item = self.items[sku]
        if item.quantity < count:
            raise OutOfStock(f"{item.name}: wanted {count}, have {item.quantity}")
        item.quantity -= count
        return count * item.unit_price

    @property
    def total_value(self) -> float:
        return sum(i.quantity * i.unit_price for i in self.items.values())


if __name__ == "__main__":
    stock = Inventory()
    stock.add(Item("W-2", "Wrench", 5, 12.0))
    stock.add(Item("B-1", "Bolt", 100, 0.25))
    stock.add(Item("W-2", "Wrench", 2, 12.0))

    print(f"sold for {stock.take('W-2', 3):.2f}")
    try:
        stock.take("B-1", 500)
    except OutOfStock as exc:
        print("out of stock:", exc)

    for item in sorted(stock.items.values()):
        print(item)
    print(f"total value: {stock.total_value:.2f}")

    cheaper = replace(stock.items["W-2"], unit_price=9.5)
    print("copy differs in price:", cheaper.unit_price, "vs", stock.items["W-2"].unit_price)
    try:
        Item("X-0", "Broken", -1)
    except ValueError as exc:
        print("rejected:", exc)

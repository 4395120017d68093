"""Shopping cart with stackable discounts."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Callable, NamedTuple


class Category(Enum):
    FOOD = auto()
    BOOK = auto()
    TOY = auto()


TAX = {Category.FOOD: 0.05, Category.BOOK: 0.0, Category.TOY: 0.2}


class Item(NamedTuple):
    name: str
    cents: int
    category: Category


@dataclass
class Line:
    item: Item
    count: int = 1

    @property
    def total(self) -> int:
        return self.item.cents * self.count


Discount = Callable[[list[Line]], int]


def percent_off(category: Category, percent: int) -> Discount:
    """Build a discount that takes a percentage off one category."""
    def discount(lines: list[Line]) -> int:
        affected = sum(ln.total for ln in lines if ln.item.category is category)
        return affected * percent // 100
    return discount


def buy_n_get_one(name: str, n: int) -> Discount:
    def discount(lines: list[Line]) -> int:
        for ln in lines:
            if ln.item.name == name:
                return ln.count // (n + 1) * ln.item.cents
        return 0
    return discount


def money(cents: int) -> str:
    euros, rest = divmod(cents, 100)
    return f"{euros}.{rest:02d} €"


class Cart:
    def __init__(self, *discounts: Discount) -> None:
        self.lines: list[Line] = []
        self.discounts = discounts

    def add(self, item: Item, count: int = 1) -> "Cart":
        for line in self.lines:
            if line.item == item:
                line.count += count
                return self
        self.lines.append(Line(item, count))
        return self

    def checkout(self) -> int:
        subtotal = sum(ln.total for ln in self.lines)
        saved = sum(d(self.lines) for d in self.discounts)
        tax = round(sum(ln.total * TAX[ln.item.category] for ln in self.lines))
        for ln in self.lines:
            print(f"{ln.count:>2} x {ln.item.name:<12}{money(ln.total):>10}")
        print(f"Subtotal {money(subtotal)} - saved {money(saved)} + tax {money(tax)}")
        return subtotal - saved + tax


bread = Item("Bread", 280, Category.FOOD)
novel = Item("Novel", 1499, Category.BOOK)
robot = Item("Robot", 3995, Category.TOY)

cart = Cart(percent_off(Category.BOOK, 10), buy_n_get_one("Bread", 2))
cart.add(bread, 2).add(novel).add(robot).add(bread)
print("Total due:", money(cart.checkout()))

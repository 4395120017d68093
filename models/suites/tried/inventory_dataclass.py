from __future__ import annotations

from collections import Counter, defaultdict, namedtuple
from dataclasses import dataclass, field, replace, asdict


Move = namedtuple("Move", "sku qty reason")


@dataclass(order=True)
class Item:
    sku: str
    price: float = field(compare=False)
    tags: set[str] = field(default_factory=set, compare=False, repr=False)

    def __post_init__(self):
        if self.price < 0:
            raise ValueError("negative price")


@dataclass(frozen=True)
class Size:
    w: int
    h: int = 1

    @property
    def area(self) -> int:
        return self.w * self.h


class Warehouse:
    def __init__(self, *items: Item) -> None:
        self.items = {i.sku: i for i in items}
        self.stock: Counter[str] = Counter()
        self.log: dict[str, list[Move]] = defaultdict(list)

    def move(self, sku: str, qty: int, *, reason: str = "manual") -> None:
        self.stock[sku] += qty
        self.log[sku].append(Move(sku, qty, reason))

    def value(self) -> float:
        return sum(self.items[s].price * n for s, n in self.stock.items())


wh = Warehouse(Item("B-2", 2.5, {"blue"}), Item("A-1", 10.0))
wh.move("A-1", 3, reason="delivery")
wh.move("B-2", 8)
wh.move("A-1", -1, reason="sale")
print(f"{wh.value():.2f}", wh.stock.most_common(1))
print(sorted(wh.items.values()))
s = Size(3)
print(s, replace(s, h=4).area, asdict(s))
s.w = 7

"""Order processing for a small shop - crashes on the last order, why?"""
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple


class Status(Enum):
    NEW = "new"
    SHIPPED = "shipped"
    PARTIAL = "partial"
    REJECTED = "rejected"


class Line(NamedTuple):
    sku: str
    qty: int


@dataclass(order=True)
class Order:
    priority: int
    number: int
    lines: list[Line] = field(compare=False, default_factory=list)
    status: Status = field(compare=False, default=Status.NEW)

    def __post_init__(self):
        self.lines = [Line(*pair) for pair in self.lines]


@dataclass
class Warehouse:
    stock: Counter = field(default_factory=Counter)
    backorders: dict = field(default_factory=lambda: defaultdict(list))

    def reserve(self, line: Line) -> int:
        got = min(self.stock[line.sku], line.qty)
        self.stock[line.sku] -= got
        if not self.stock[line.sku]:
            del self.stock[line.sku]
        if got < line.qty:
            self.backorders[line.sku].append(line.qty - got)
        return got

    def process(self, order: Order) -> None:
        picked = {line.sku: self.reserve(line) for line in order.lines}
        wanted = sum(line.qty for line in order.lines)
        match sum(picked.values()):
            case 0:
                order.status = Status.REJECTED
            case n if n == wanted:
                order.status = Status.SHIPPED
            case _:
                order.status = Status.PARTIAL
        self.report(order, picked)

    def report(self, order, picked):
        details = ", ".join(f"{q}x {sku}" for sku, q in picked.items())
        fill = sum(picked.values()) / sum(line.qty for line in order.lines)
        print(f"#{order.number:03d} {order.status.value:<8} {fill:>5.0%}  {details}")


PRICE = {"pen": 120, "ink": 799, "pad": 350}
shop = Warehouse(Counter(pen=10, ink=1, pad=4))
orders = [
    Order(2, 17, [("pad", 2)]),
    Order(1, 18, [("pen", 4), ("ink", 2)]),
    Order(3, 20, []),
    Order(1, 19, [("ink", 1)]),
]

orders.sort()
print([o.number for o in orders], orders[0] < orders[1])
revenue = 0
try:
    for o in orders:
        before = shop.stock.copy()
        shop.process(o)
        sold = before - shop.stock
        revenue += sum(PRICE[s] * n for s, n in sold.items())
finally:
    print(f"revenue {revenue / 100:.2f}; left {dict(shop.stock)}; back {dict(shop.backorders)}")
print("end of day")

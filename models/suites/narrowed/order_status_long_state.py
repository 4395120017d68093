from dataclasses import dataclass, field
from decimal import Decimal
from enum import Enum
from typing import List, Optional


class Status(Enum):
    NEW = "new"
    PAID = "paid"
    SHIPPED = "shipped"
    CANCELLED = "cancelled"


TRANSITIONS = {
    Status.NEW: [Status.PAID, Status.CANCELLED],
    Status.PAID: [Status.SHIPPED, Status.CANCELLED],
}


class InvalidTransition(Exception):
    def __init__(self, src: Status, dst: Status):
        super().__init__(f"cannot go from {src.name} to {dst.name}")
        self.src = src
        self.dst = dst


@dataclass
class Item:
    sku: str
    price: Decimal
    qty: int = 1

    @property
    def total(self) -> Decimal:
        return self.price * self.qty


@dataclass
class Order:
    id: int
    items: List[Item] = field(default_factory=list)
    status: Status = Status.NEW
    note: Optional[str] = None

    def add(self, sku: str, price: str, qty: int = 1) -> "Order":
        self.items.append(Item(sku, Decimal(price), qty))
        return self

    def total(self) -> Decimal:
        return sum((i.total for i in self.items), Decimal("0"))

    def move_to(self, new: Status) -> None:
        if new not in TRANSITIONS[self.status]:
            raise InvalidTransition(self.status, new)
        self.status = new


order = Order(17).add("A-1", "19.99", 2).add("B-7", "0.10")
print(order.items[0])
print(order.total())
order.move_to(Status.PAID)
print(order.status, order.status.value)
try:
    order.move_to(Status.NEW)
except InvalidTransition as exc:
    print("error:", exc)
order.move_to(Status("shipped"))
print(order.status == Status.SHIPPED, order.status.name.title())

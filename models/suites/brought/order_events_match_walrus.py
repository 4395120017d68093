from collections import ChainMap, deque
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property


class Status(StrEnum):
    NEW = "new"
    PAID = "paid"
    SHIPPED = "shipped"


@dataclass(order=True)
class Order:
    id: int
    lines: dict[str, tuple[int, float]] = field(default_factory=dict, compare=False)
    status: Status = field(default=Status.NEW, compare=False)

    @cached_property
    def total(self) -> float:
        return sum(qty * price for qty, price in self.lines.values())


def handle(order: Order, event: dict) -> str:
    match event:
        case {"type": "add", "sku": str(sku), **rest}:
            order.lines[sku] = (rest.get("qty", 1), rest["price"])
            return f"added {sku}"
        case {"type": "pay", "amount": int() | float() as amount} if amount >= order.total:
            order.status = Status.PAID
            return f"paid, change {amount - order.total:.2f}"
        case {"type": "pay"}:
            return "not enough"
        case {"type": "ship"} if order.status is Status.PAID:
            order.status = Status.SHIPPED
            return "on its way"
        case {"type": other}:
            return f"ignored {other}"


queue = deque([
    {"type": "add", "sku": "tea", "price": 4.5, "qty": 2},
    {"type": "add", "sku": "mug", "price": 8.25},
    {"type": "ship"},
    {"type": "pay", "amount": 10},
    {"type": "pay", "amount": 20},
    {"type": "ship"},
])
order = Order(7)
step = 0
while queue and (event := queue.popleft()):
    print(f"{(step := step + 1)}. {handle(order, event):<18} [{order.status}]")
opts = ChainMap({"gift": True}, {"gift": False, "note": ""})
print(order.total, opts["gift"], dict(opts), min(Order(9), order).id)

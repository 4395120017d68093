"""Repro for PROJ-1412: discount applied to the wrong order?"""
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from decimal import Decimal


class Status(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()

    @property
    def is_open(self) -> bool:
        return self is not Status.SHIPPED


@dataclass(frozen=True)
class Line:
    sku: str
    qty: int
    price: Decimal

    @property
    def total(self) -> Decimal:
        return self.qty * self.price


@dataclass(order=True)
class Order:
    priority: int
    id: str = field(compare=False)
    lines: list[Line] = field(default_factory=list, compare=False, repr=False)
    status: Status = field(default=Status.NEW, compare=False)

    def __post_init__(self):
        if self.priority < 0:
            raise ValueError("priority must be >= 0")

    @property
    def total(self):
        return sum((ln.total for ln in self.lines), Decimal(0))


def main() -> None:
    o1 = Order(2, "A-1", [Line("pen", 3, Decimal("1.20")), Line("pad", 1, Decimal("4.50"))])
    o2 = replace(o1, priority=1, id="A-2", status=Status.PAID)
    # suspicious: replace() is shallow, both orders share `lines`
    o2.lines.append(Line("VOUCHER", 1, Decimal("-2.00")))
    for o in sorted([o1, o2]):
        print(o, o.total, o.status.is_open)
    print("shared:", o1.lines is o2.lines)
    try:
        o1.lines[0].qty = 10
    except AttributeError as e:
        print(type(e).__name__, e)
    try:
        Order(-1, "bad")
    except ValueError as e:
        print("rejected:", e)


if __name__ == "__main__":
    main()

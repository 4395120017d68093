from dataclasses import dataclass, field, replace, asdict
from functools import total_ordering
from typing import Iterable, Optional


@dataclass(frozen=True)
class Item:
    name: str
    price: float
    tags: tuple[str, ...] = ()

    def __post_init__(self):
        if self.price < 0:
            raise ValueError(f"negative price for {self.name}")


@total_ordering
@dataclass(eq=False)
class Line:
    item: Item
    qty: int = 1

    @property
    def total(self) -> float:
        return self.item.price * self.qty

    def __eq__(self, other):
        return self.total == other.total

    def __lt__(self, other):
        return self.total < other.total


@dataclass
class Inventory:
    lines: list[Line] = field(default_factory=list)
    history: list[str] = field(default_factory=list, repr=False)

    def add(self, item: Item, qty: int = 1) -> None:
        found = self.find(item.name)
        if found:
            found.qty += qty
        else:
            self.lines.append(Line(item, qty))
        self.history.append(f"+{qty} {item.name}")

    def find(self, name: str) -> Optional[Line]:
        return next((l for l in self.lines if l.item.name == name), None)

    def with_tag(self, tag: str) -> Iterable[Line]:
        return (l for l in self.lines if tag in l.item.tags)

    def value(self) -> float:
        return sum(l.total for l in self.lines)


def main() -> None:
    pen = Item("pen", 1.5, ("office",))
    desk = Item("desk", 120.0, ("office", "furniture"))
    cheap_desk = replace(desk, name="desk-2", price=80.0)

    inv = Inventory()
    inv.add(pen, 10)
    inv.add(desk)
    inv.add(cheap_desk)
    inv.add(pen, 5)

    print(inv.lines[0])
    print("value", inv.value())
    print("max", max(inv.lines).item.name)
    print([l.item.name for l in inv.with_tag("furniture")])
    print(asdict(pen))
    print(inv.history)
    try:
        pen.price = 2
    except AttributeError as exc:
        print(type(exc).__name__, exc)
    try:
        Item("bad", -1)
    except ValueError as exc:
        print(exc)


if __name__ == "__main__":
    main()

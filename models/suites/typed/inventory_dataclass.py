from __future__ import annotations

from dataclasses import dataclass, field, replace, asdict
from typing import ClassVar


@dataclass(order=True)
class Product:
    sort_index: float = field(init=False, repr=False)
    name: str
    price: float
    tags: list[str] = field(default_factory=list, compare=False)
    vat: ClassVar[float] = 0.2

    def __post_init__(self) -> None:
        if self.price < 0:
            raise ValueError(f"negative price: {self.price}")
        self.sort_index = -self.price

    @property
    def gross(self) -> float:
        return round(self.price * (1 + self.vat), 2)

    @classmethod
    def from_line(cls, line: str) -> Product:
        name, price, *tags = [p.strip() for p in line.split(",")]
        return cls(name, float(price), tags)


def main() -> None:
    lines = ["lamp, 19.99, home, light", "mug, 4", "desk, 120.5, home"]
    stock = sorted(Product.from_line(ln) for ln in lines)
    for p in stock:
        print(p, p.gross)
    cheap = replace(stock[0], price=99.0)
    print(cheap == stock[0], asdict(cheap))
    print(cheap.tags is stock[0].tags)
    Product("ghost", -1)


if __name__ == "__main__":
    main()

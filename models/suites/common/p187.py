from dataclasses import dataclass, field
from typing import List

@dataclass
class Item:
    name: str
    price: float
    qty: int = 1

    @property
    def total(self) -> float:
        return self.price * self.qty

@dataclass
class Order:
    id: int
    items: List[Item] = field(default_factory=list)

    def add(self, item: Item) -> "Order":
        self.items.append(item)
        return self

    def total(self) -> float:
        return sum(i.total for i in self.items)

o = Order(1).add(Item("Pen", 1.5, 2)).add(Item("Ink", 4))
print(o.total(), len(o.items))
print(o)

from dataclasses import dataclass, field
from typing import Dict, List


@dataclass
class Item:
    name: str
    price: float
    quantity: int = 1

    @property
    def total(self) -> float:
        return self.price * self.quantity


@dataclass
class Cart:
    items: List[Item] = field(default_factory=list)

    def add(self, item: Item) -> None:
        self.items.append(item)

    def subtotal(self) -> float:
        return sum(item.total for item in self.items)

    def summary(self) -> Dict[str, float]:
        return {item.name: item.total for item in self.items}


if __name__ == "__main__":
    cart = Cart()
    cart.add(Item("Apple", 0.5, 6))
    cart.add(Item("Bread", 2.25))
    print(cart.items[0])
    print(f"Subtotal: ${cart.subtotal():.2f}")
    print(cart.summary())

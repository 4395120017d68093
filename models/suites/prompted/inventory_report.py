"""Small shop inventory: restock, sell and report low stock."""

from dataclasses import dataclass


@dataclass
class Product:
    sku: str
    name: str
    price: float
    quantity: int
    reorder_level: int = 5

    @property
    def value(self) -> float:
        return self.price * self.quantity

    @property
    def is_low(self) -> bool:
        return self.quantity <= self.reorder_level


class OutOfStock(Exception):
    pass


class Inventory:
    def __init__(self) -> None:
        self._products: dict[str, Product] = {}

    def __len__(self) -> int:
        return len(self._products)

    def __contains__(self, sku: str) -> bool:
        return sku in self._products

    def __iter__(self):
        yield from self._products.values()

    def add(self, product: Product) -> None:
        if product.sku in self:
            self._products[product.sku].quantity += product.quantity
        else:
            self._products[product.sku] = product

    def sell(self, sku: str, amount: int = 1) -> float:
        product = self._products[sku]
        if product.quantity < amount:
            raise OutOfStock(f"{product.name}: wanted {amount}, have {product.quantity}")
        product.quantity -= amount
        return amount * product.price

    def total_value(self) -> float:
        return sum(p.value for p in self)


def format_table(headers: list[str], rows: list[list]) -> str:
    """Return the rows as a text table with automatic column widths."""
    cells = [headers] + [[str(c) for c in row] for row in rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(headers))]
    lines = [" | ".join(c.ljust(w) for c, w in zip(row, widths)) for row in cells]
    lines.insert(1, "-+-".join("-" * w for w in widths))
    return "\n".join(lines)


def main() -> None:
    inv = Inventory()
    inv.add(Product("K-10", "Keyboard", 29.99, 12))
    inv.add(Product("M-22", "Mouse", 14.5, 6))
    inv.add(Product("C-31", "USB cable", 4.25, 40, reorder_level=20))
    inv.add(Product("M-22", "Mouse", 14.5, 3))

    revenue = 0.0
    for sku, amount in [("K-10", 8), ("M-22", 2), ("C-31", 18), ("K-10", 5), ("X-99", 1)]:
        try:
            revenue += inv.sell(sku, amount)
        except OutOfStock as err:
            print("Out of stock ->", err)
        except KeyError as err:
            print("No such product ->", err)

    rows = [[p.sku, p.name, p.quantity, f"{p.value:.2f}", "LOW" if p.is_low else ""] for p in inv]
    print(format_table(["SKU", "Product", "Qty", "Value", "Status"], rows))
    print(f"{len(inv)} products worth {inv.total_value():.2f}, revenue {revenue:.2f}")


if __name__ == "__main__":
    main()

"""Parse CSV-like text and summarise sales by region."""
from collections import defaultdict
from dataclasses import dataclass
from statistics import mean

RAW = """\
region,product,units,price
North,Widget,10,2.50
South,Widget,4,2.50
North,Gadget,3,10.00
South,Gizmo,oops,7.25
East,Gadget,1,9.75
"""


@dataclass(frozen=True)
class Sale:
    region: str
    product: str
    units: int
    price: float

    @property
    def revenue(self) -> float:
        return self.units * self.price


def parse(text: str) -> tuple[list[Sale], list[str]]:
    """Return the parsed sales and a list of error messages."""
    header, *lines = text.strip().splitlines()
    fields = header.split(",")
    sales, errors = [], []
    for number, line in enumerate(lines, start=2):
        row = dict(zip(fields, line.split(",")))
        try:
            sales.append(Sale(row["region"], row["product"],
                              int(row["units"]), float(row["price"])))
        except ValueError as exc:
            errors.append(f"line {number}: {exc}")
    return sales, errors


def main() -> None:
    sales, errors = parse(RAW)

    by_region: dict[str, list[Sale]] = defaultdict(list)
    for sale in sales:
        by_region[sale.region].append(sale)

    for region, group in sorted(by_region.items()):
        total = sum(s.revenue for s in group)
        avg_price = mean(s.price for s in group)
        print(f"{region:<6} n={len(group)} revenue={total:7.2f} avg price={avg_price:.2f}")

    for error in errors:
        print("skipped", error)


if __name__ == "__main__":
    main()

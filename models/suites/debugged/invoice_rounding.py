from dataclasses import dataclass, field
from decimal import Decimal, ROUND_HALF_UP
from functools import cached_property
from itertools import groupby

CENT = Decimal("0.01")
VAT = {"food": Decimal("0.07"), "std": Decimal("0.19"), "none": Decimal(0)}


def money(x):
    return x.quantize(CENT, rounding=ROUND_HALF_UP)


@dataclass(frozen=True)
class Line:
    sku: str
    qty: int
    unit: Decimal
    vat: str = "std"

    @property
    def net(self) -> Decimal:
        return money(self.qty * self.unit)


@dataclass
class Invoice:
    number: str
    lines: list[Line] = field(default_factory=list)
    discount_pct: Decimal = Decimal(0)

    def add(self, sku, qty, unit, vat="std"):
        self.lines.append(Line(sku, qty, Decimal(unit), vat))

    @cached_property
    def net(self):
        raw = sum((l.net for l in self.lines), Decimal(0))
        return money(raw * (100 - self.discount_pct) / 100)

    def vat_by_rate(self):
        # finance says the "std" VAT is too low on INV-2 -- FIXME
        out = {}
        for code, group in groupby(self.lines, key=lambda l: l.vat):
            base = sum(l.net for l in group)
            base = base * (100 - self.discount_pct) / 100
            out[code] = money(base * VAT[code])
        return out

    @property
    def gross(self):
        return self.net + sum(self.vat_by_rate().values())


def split_evenly(total, n):
    share = (total / n).quantize(CENT, rounding="ROUND_DOWN")
    rest = int((total - share * n) / CENT)
    return [share + CENT if i < rest else share for i in range(n)]


def main():
    a = Invoice("INV-1")
    a.add("bread", 3, "2.35", "food")
    a.add("milk", 2, "1.19", "food")
    a.add("mixer", 1, "49.99")
    b = Invoice("INV-2", discount_pct=Decimal("10"))
    b.add("lamp", 2, "19.995")
    b.add("apple", 10, "0.333", "food")
    b.add("chair", 1, "89.00")
    for inv in (a, b):
        print(inv.number, "net", inv.net)
        for code, tax in sorted(inv.vat_by_rate().items()):
            print(f"   vat {code:<5}{VAT[code]:>6.0%} {tax:>8}")
        print("   gross", inv.gross)
    print(split_evenly(a.gross, 3), a.gross)


if __name__ == "__main__":
    main()

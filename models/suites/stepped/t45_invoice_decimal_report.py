from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP
from typing import NamedTuple

CENT = Decimal("0.01")
VAT = {"standard": Decimal("0.19"), "reduced": Decimal("0.07")}


class Line(NamedTuple):
    text: str
    qty: int
    unit: Decimal
    vat: str = "standard"

    def net(self) -> Decimal:
        return self.qty * self.unit


def money(x: Decimal) -> Decimal:
    return x.quantize(CENT, rounding=ROUND_HALF_UP)


def render(number, issued, lines):
    due = issued + timedelta(days=14)
    out = [f"Invoice {number:05d}   {issued:%d.%m.%Y}"]
    net_total = Decimal(0)
    taxes = {}
    for i, ln in enumerate(lines, 1):
        net = ln.net()
        net_total += net
        taxes[ln.vat] = taxes.get(ln.vat, Decimal(0)) + net * VAT[ln.vat]
        out.append(f"{i}. {ln.text[:12]:<12} {ln.qty:>3} x {ln.unit:>7} = {money(net):>9}")
    out.append("-" * 30)
    gross = net_total
    for kind in sorted(taxes):
        tax = money(taxes[kind])
        gross += tax
        out.append(f"VAT {kind}: {tax}")
    out.append(f"Total: {money(gross):,.2f} EUR, due {due.isoformat()}")
    return "\n".join(out)


lines = [
    Line("Consulting hours", 12, Decimal("95.50")),
    Line("Book", 2, Decimal("24.95"), vat="reduced"),
]
issued = date(2024, 2, 20)
print(render(42, issued, lines))
print(lines[1]._replace(qty=3).net())
print((date(2024, 3, 5) - issued).days, issued.weekday(), issued.strftime("%A"))

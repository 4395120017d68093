from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum


class Side(Enum):
    BUY = 1
    SELL = -1


@dataclass(frozen=True, order=True)
class Trade:
    day: int
    qty: int = field(compare=False)
    price: float = field(compare=False)
    side: Side = field(default=Side.BUY, compare=False)

    def __post_init__(self):
        if self.qty <= 0:
            raise ValueError(f"bad quantity {self.qty}")


@dataclass
class Ledger:
    lots: list[Trade] = field(default_factory=list)
    profit: float = 0.0

    def book(self, t: Trade) -> None:
        if t.side is Side.BUY:
            self.lots.append(t)
            return
        left = t.qty
        while left:
            lot = self.lots.pop(0)
            used = min(left, lot.qty)
            self.profit += used * (t.price - lot.price)
            left -= used
            if used < lot.qty:
                self.lots.insert(0, replace(lot, qty=lot.qty - used))


ledger = Ledger()
trades = [
    Trade(4, 12, 15.0, Side.SELL),
    Trade(1, 10, 10.0),
    Trade(2, 5, 12.0),
    Trade(6, 5, 9.5, Side.SELL),
]
for trade in sorted(trades):
    ledger.book(trade)
    print(trade.day, trade.side.name, len(ledger.lots), ledger.profit)
print(ledger.lots)

from __future__ import annotations

from dataclasses import dataclass, asdict, replace
from typing import Protocol, Iterable, Union

Number = Union[int, float]


@dataclass(frozen=True, order=True)
class Money:
    cents: int
    currency: str = "EUR"

    @classmethod
    def parse(cls, text: str) -> Money:
        amount, _, currency = text.partition(" ")
        whole, _, frac = amount.partition(".")
        return cls(int(whole) * 100 + int(frac.ljust(2, "0") or 0), currency or "EUR")

    def __add__(self, other: Money) -> Money:
        if self.currency != other.currency:
            raise ValueError(f"currency mismatch: {self.currency}/{other.currency}")
        return replace(self, cents=self.cents + other.cents)

    def __mul__(self, factor: Number) -> Money:
        return Money(round(self.cents * factor), self.currency)

    def __str__(self) -> str:
        return f"{self.cents // 100}.{self.cents % 100:02d} {self.currency}"


class Discount(Protocol):
    def apply(self, m: Money) -> Money: ...


class Percent:
    def __init__(self, pct: Number) -> None:
        self.pct = pct

    def apply(self, m: Money) -> Money:
        return m * (1 - self.pct / 100)


class Fixed:
    def __init__(self, off: Money) -> None:
        self.off = off

    def apply(self, m: Money) -> Money:
        return Money(max(0, m.cents - self.off.cents), m.currency)


def checkout(price: Money, discounts: Iterable[Discount]) -> Money:
    for d in discounts:
        price = d.apply(price)
        print(f"  after {type(d).__name__}: {price}")
    return price


price = Money.parse("49.9")
print(price, asdict(price))
final = checkout(price, [Percent(10), Fixed(Money(500))])
print(final, final < price)
try:
    price + Money.parse("3 USD")
except ValueError as exc:
    print("ValueError:", exc)
print(sorted([Money(300), Money(100)])[0], Money(5) == Money(5))

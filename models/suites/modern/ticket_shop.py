"""Train tickets: protocols, discounts and different ways to pay."""
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from decimal import Decimal, ROUND_HALF_UP
from functools import reduce
from typing import Protocol, TypeAlias, runtime_checkable

CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Ticket:
    origin: str
    destination: str
    price: Decimal
    passenger_age: int = 30
    notes: tuple[str, ...] = ()

    def __str__(self):
        extra = f" [{', '.join(self.notes)}]" if self.notes else ""
        return f"{self.origin}→{self.destination} {self.price:>7}{extra}"


Rule: TypeAlias = Callable[[Ticket], Ticket]


def percent_off(percent: int, note: str, *, when: Callable[[Ticket], bool] = lambda t: True) -> Rule:
    """Make a rule that takes some percents off the price."""
    def rule(ticket: Ticket) -> Ticket:
        if not when(ticket):
            return ticket
        cut = ticket.price * (100 - percent) / 100
        return replace(ticket, price=cut.quantize(CENT, ROUND_HALF_UP), notes=ticket.notes + (note,))
    return rule


def apply_all(ticket: Ticket, rules: Iterable[Rule]) -> Ticket:
    return reduce(lambda t, rule: rule(t), rules, ticket)


@runtime_checkable
class PaymentMethod(Protocol):
    def pay(self, amount: Decimal) -> bool: ...


class Card:
    def __init__(self, limit: str) -> None:
        self.limit = Decimal(limit)

    def pay(self, amount: Decimal) -> bool:
        if amount > self.limit:
            return False
        self.limit -= amount
        return True


class Voucher:
    def __init__(self, code: str):
        self.code, self.used = code, False

    def pay(self, amount: Decimal) -> bool:
        was_used, self.used = self.used, True
        return not was_used and amount <= 20


class Seashells:
    """Nobody accepts these."""


def checkout(ticket: Ticket, methods: list[object]) -> str:
    for method in methods:
        name = type(method).__name__
        if not isinstance(method, PaymentMethod):
            print(f"    {name} is not accepted")
            continue
        if method.pay(ticket.price):
            return f"paid by {name}"
        print(f"    {name} declined")
    return "NOT PAID"


rules = [
    percent_off(50, "child", when=lambda t: t.passenger_age < 12),
    percent_off(15, "early bird"),
    percent_off(10, "long trip", when=lambda t: t.price > 60),
]
wallet = [Seashells(), Voucher("SPRING"), Card("100")]
tickets = [
    Ticket("Berlin", "Potsdam", Decimal("9.99"), passenger_age=8),
    Ticket("Berlin", "Munich", Decimal("89.90")),
    Ticket("Munich", "Vienna", Decimal("54.55"), 67),
]
for t in tickets:
    final = apply_all(t, rules)
    print(final)
    print("  ", checkout(final, wallet))
print("card left:", wallet[-1].limit)

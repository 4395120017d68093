from __future__ import annotations

from collections import defaultdict
from enum import Enum, auto
from functools import partial
from typing import Callable, NamedTuple


class State(Enum):
    NEW = auto()
    PAID = auto()
    PACKED = auto()
    SHIPPED = auto()
    CANCELLED = auto()


class Event(NamedTuple):
    order: str
    name: str
    payload: dict = {}


class IllegalTransition(Exception):
    pass


audit: list[str] = []


def note(tag: str, machine: OrderMachine, event: Event) -> None:
    audit.append(f"{tag}:{event.order}")


def refund(machine: OrderMachine, event: Event) -> None:
    audit.append(f"refund:{event.order}:{machine.amount}")
    machine.amount = 0


def take_money(machine, event):
    machine.amount += event.payload["amount"]


Action = Callable[["OrderMachine", Event], None]
TABLE: dict[tuple[State, str], tuple[State, list[Action]]] = {
    (State.NEW, "pay"): (State.PAID, [take_money, partial(note, "paid")]),
    (State.NEW, "cancel"): (State.CANCELLED, []),
    (State.PAID, "pack"): (State.PACKED, []),
    (State.PAID, "cancel"): (State.CANCELLED, [refund]),
    (State.PACKED, "ship"): (State.SHIPPED, [partial(note, "mail")]),
    (State.PACKED, "cancel"): (State.CANCELLED, [refund, partial(note, "unpack")]),
}


class OrderMachine:
    def __init__(self):
        self.state = State.NEW
        self.amount = 0
        self.trail = [self.state]

    def handle(self, event: Event) -> State:
        try:
            target, actions = TABLE[self.state, event.name]
        except KeyError:
            raise IllegalTransition(f"{event.name!r} in {self.state.name}") from None
        for act in actions:
            act(self, event)
        self.state = target
        self.trail.append(target)
        return target


events = [
    Event("A1", "pay", {"amount": 30}),
    Event("B2", "pay", {"amount": 12}),
    Event("A1", "pack"),
    Event("C3", "ship"),
    Event("B2", "cancel"),
    Event("A1", "ship"),
    Event("A1", "cancel"),
    Event("C3", "cancel"),
]

machines = defaultdict(OrderMachine)
for n, ev in enumerate(events):
    try:
        new = machines[ev.order].handle(ev)
    except IllegalTransition as exc:
        print(f"{n}: {ev.order} rejected, {exc}")
    else:
        print(f"{n}: {ev.order} -> {new.name}")

for order, m in sorted(machines.items()):
    print(order, " > ".join(s.name for s in m.trail), m.amount)
print(audit)

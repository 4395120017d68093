from __future__ import annotations

import functools
from enum import Enum, auto


class State(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()
    CANCELLED = auto()

    @property
    def is_final(self) -> bool:
        return self in (State.SHIPPED, State.CANCELLED)


class TransitionError(RuntimeError):
    pass


def transition(*, source: set[State], target: State):
    def decorator(func):
        @functools.wraps(func)
        def wrapper(self: Order, *args, **kwargs):
            if self.state not in source:
                raise TransitionError(f"{func.__name__}() not allowed in {self.state.name}")
            result = func(self, *args, **kwargs)
            self.history.append((self.state.name, target.name))
            self.state = target
            return result
        return wrapper
    return decorator


class Order:
    def __init__(self, number: str, total_cents: int) -> None:
        self.number = number
        self.total_cents = total_cents
        self.state = State.NEW
        self.history: list[tuple[str, str]] = []

    @transition(source={State.NEW}, target=State.PAID)
    def pay(self, cents: int) -> int:
        if cents < self.total_cents:
            raise ValueError("not enough money")
        return cents - self.total_cents

    @transition(source={State.PAID}, target=State.SHIPPED)
    def ship(self):
        print("shipping", self.number)

    @transition(source={State.NEW, State.PAID}, target=State.CANCELLED)
    def cancel(self): ...


order = Order("A-17", 1999)
steps = [("ship", ()), ("pay", (500,)), ("pay", (2000,)), ("ship", ()), ("cancel", ())]
for method, args in steps:
    try:
        result = getattr(order, method)(*args)
        print(f"{method}{args} -> {result!r}, now {order.state}")
    except (TransitionError, ValueError) as exc:
        print(f"{method}{args} failed: {exc}")

print(order.history, order.state.is_final, Order.pay.__name__)

"""Order workflow as an explicit state machine using Enum."""
from enum import Enum, auto


class State(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()
    DELIVERED = auto()
    CANCELLED = auto()

    @property
    def is_final(self) -> bool:
        return self in (State.DELIVERED, State.CANCELLED)


class Event(Enum):
    PAY = "pay"
    SHIP = "ship"
    DELIVER = "deliver"
    CANCEL = "cancel"


TRANSITIONS: dict[tuple[State, Event], State] = {
    (State.NEW, Event.PAY): State.PAID,
    (State.NEW, Event.CANCEL): State.CANCELLED,
    (State.PAID, Event.SHIP): State.SHIPPED,
    (State.PAID, Event.CANCEL): State.CANCELLED,
    (State.SHIPPED, Event.DELIVER): State.DELIVERED,
}


class InvalidTransition(Exception):
    def __init__(self, state: State, event: Event):
        super().__init__(f"cannot {event.value} an order that is {state.name}")


class Order:
    def __init__(self, number: int):
        self.number = number
        self.state = State.NEW
        self.log: list[State] = [self.state]

    def handle(self, event: Event) -> None:
        try:
            self.state = TRANSITIONS[self.state, event]
        except KeyError:
            raise InvalidTransition(self.state, event) from None
        self.log.append(self.state)


def main() -> None:
    order = Order(1001)
    for name in ("pay", "ship", "cancel", "deliver"):
        try:
            order.handle(Event(name))
        except InvalidTransition as exc:
            print("rejected:", exc)
        else:
            print(f"{name:<8} -> {order.state.name}")

    print("history:", " > ".join(s.name for s in order.log))
    print("final?", order.state.is_final)


if __name__ == "__main__":
    main()

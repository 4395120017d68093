from enum import Enum, auto


class State(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()
    DELIVERED = auto()
    CANCELLED = auto()


TRANSITIONS = {
    (State.NEW, "pay"): State.PAID,
    (State.NEW, "cancel"): State.CANCELLED,
    (State.PAID, "ship"): State.SHIPPED,
    (State.PAID, "cancel"): State.CANCELLED,
    (State.SHIPPED, "deliver"): State.DELIVERED,
}


class InvalidTransition(Exception):
    def __init__(self, state, event):
        super().__init__(f"cannot {event!r} while {state.name}")
        self.state = state
        self.event = event


class Order:
    def __init__(self, number):
        self.number = number
        self.state = State.NEW
        self.history = [State.NEW]

    def fire(self, event):
        try:
            target = TRANSITIONS[self.state, event]
        except KeyError:
            raise InvalidTransition(self.state, event) from None
        self.state = target
        self.history.append(target)
        return self

    @property
    def done(self):
        return self.state in {State.DELIVERED, State.CANCELLED}


order = Order(1001)
order.fire("pay").fire("ship")
print(order.state, order.done)

for event in ("cancel", "deliver", "pay"):
    try:
        order.fire(event)
    except InvalidTransition as exc:
        print(f"order {order.number}: {exc}")
    else:
        print("ok:", event)

print(" > ".join(s.name.lower() for s in order.history))

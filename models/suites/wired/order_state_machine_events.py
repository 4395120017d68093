# order workflow + event bus, cut down from our backend
from collections import deque
from enum import Enum, auto


class State(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()
    CANCELLED = auto()


TRANSITIONS = {
    (State.NEW, "pay"): State.PAID,
    (State.NEW, "cancel"): State.CANCELLED,
    (State.PAID, "ship"): State.SHIPPED,
    (State.PAID, "cancel"): State.CANCELLED,
}


class Bus:
    def __init__(self):
        self._handlers = {}
        self._queue = deque()

    def on(self, event, prio=0):
        def register(fn):
            self._handlers.setdefault(event, []).append((prio, fn))
            return fn
        return register

    def emit(self, event, **data):
        self._queue.append((event, data))

    def drain(self):
        n = 0
        while self._queue:
            event, data = self._queue.popleft()
            for _, fn in sorted(self._handlers.get(event, []), key=lambda h: -h[0]):
                fn(**data)
            n += 1
        return n


bus = Bus()


class Order:
    def __init__(self, oid, amount):
        self.oid, self.amount, self.state = oid, amount, State.NEW

    def fire(self, action):
        nxt = TRANSITIONS.get((self.state, action))
        if nxt is None:
            bus.emit("rejected", order=self, action=action)
            return False
        old, self.state = self.state, nxt
        bus.emit(nxt.name.lower(), order=self, old=old)
        return True


stock = {"free": 1}


@bus.on("paid")
def try_ship(order, old):
    if stock["free"]:
        stock["free"] -= 1
        order.fire("ship")
    else:
        order.fire("cancel")


@bus.on("paid", prio=5)
def receipt(order, old):
    print(f"receipt #{order.oid}: {order.amount:.2f}")


@bus.on("cancelled")
def refund(order, old):
    if old is State.PAID:
        print(f"refund  #{order.oid}: {order.amount:.2f}")


bus.on("rejected")(lambda order, action: print(f"reject  #{order.oid}: {action} in {order.state.name}"))

orders = [Order(1, 19.9), Order(2, 5), Order(3, 42)]
for o, act in zip(orders, ["pay", "pay", "ship"]):
    o.fire(act)
orders[2].fire("cancel")
print("events handled:", bus.drain())
print({o.oid: o.state.name for o in orders}, stock)

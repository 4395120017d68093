from collections import defaultdict
from typing import Any, Callable


class EventBus:
    """Tiny synchronous pub/sub."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[tuple[int, Callable]]] = defaultdict(list)
        self._depth = 0

    def on(self, topic: str, *, priority: int = 0):
        def register(fn):
            self._handlers[topic].append((priority, fn))
            self._handlers[topic].sort(key=lambda p: -p[0])
            return fn
        return register

    def emit(self, topic: str, **payload: Any) -> int:
        called = 0
        self._depth += 1
        try:
            for _, fn in list(self._handlers.get(topic, ())):
                print("  " * (self._depth - 1) + f"{topic} -> {fn.__name__}")
                called += 1
                if fn(**payload) is False:      # handler vetoed the rest
                    break
        finally:
            self._depth -= 1
        return called


bus = EventBus()
stock = {"apple": 3, "pear": 1}
ledger = []


@bus.on("order", priority=10)
def check_stock(item, qty):
    if stock.get(item, 0) < qty:
        bus.emit("rejected", item=item)
        return False


@bus.on("order")
def take_from_stock(item, qty):
    stock[item] -= qty
    if stock[item] == 0:
        bus.emit("sold_out", item=item)


@bus.on("order", priority=-5)
def book(item, qty):
    ledger.append((item, qty))


@bus.on("sold_out")
@bus.on("rejected")
def notify(item):
    print("      mail about", item)


for item, qty in [("apple", 2), ("pear", 1), ("plum", 4), ("apple", 1)]:
    n = bus.emit("order", item=item, qty=qty)
    print(item, qty, "handlers:", n)
print(stock, ledger)

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Callable, DefaultDict, List


@dataclass(frozen=True)
class Event:
    name: str
    payload: Any = None


class EventBus:
    def __init__(self) -> None:
        self._handlers: DefaultDict[str, List[Callable]] = defaultdict(list)
        self.errors: List[str] = []

    def on(self, name: str):
        def register(func):
            self._handlers[name].append(func)
            return func
        return register

    def emit(self, event: Event) -> int:
        handled = 0
        for handler in self._handlers.get(event.name, ()):
            try:
                handler(event)
            except Exception as exc:
                self.errors.append(f"{handler.__name__}: {type(exc).__name__}: {exc}")
            else:
                handled += 1
        return handled


bus = EventBus()
stock = {"apple": 3}


@bus.on("sale")
def update_stock(event):
    item, qty = event.payload
    stock[item] -= qty


@bus.on("sale")
def print_receipt(event):
    print("sold {1} of {0}".format(*event.payload))


@bus.on("shutdown")
def bye(event):
    print("bye", event.payload)


events = [
    Event("sale", ("apple", 2)),
    Event("sale", ("kiwi", 1)),
    Event("unknown"),
    Event("shutdown", payload={"code": 0}),
]
for e in events:
    n = bus.emit(e)
    print(f"{e.name}: {n} handler(s) ok")
print(stock)
print(bus.errors)
try:
    events[0].name = "x"
except AttributeError as exc:
    print(type(exc).__name__, exc)

"""A deliberately over-engineered event bus, from a code review."""
from collections import defaultdict
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps, partial
from typing import Any, Callable


@dataclass(frozen=True)
class Event:
    name: str
    payload: dict = field(default_factory=dict, compare=False)

    def __getattr__(self, item):
        # only called when normal lookup fails
        try:
            return self.payload[item]
        except KeyError:
            raise AttributeError(item)


class EventBus:
    _instance = None

    def __new__(cls, *args, **kwargs):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance._handlers = defaultdict(list)
            cls._instance._muted = 0
        return cls._instance

    def on(self, name, priority=0):
        def register(func: Callable[[Event], Any]):
            bucket = self._handlers[name]
            bucket.append((priority, func))
            bucket.sort(key=lambda pair: -pair[0])
            return func
        return register

    def emit(self, event):
        if self._muted:
            return []
        return [
            result
            for key in (event.name, "*")
            for _, handler in self._handlers.get(key, ())
            if (result := handler(event)) is not None
        ]

    @contextmanager
    def muted(self):
        self._muted += 1
        try:
            yield self
        finally:
            self._muted -= 1


bus = EventBus()
audit = []


def only_if(predicate):
    def decorator(func):
        calls = 0

        @wraps(func)
        def wrapper(event):
            nonlocal calls
            if predicate(event):
                calls += 1
                return f"{func.__name__}#{calls}: {func(event)}"
        return wrapper
    return decorator


@bus.on("order")
@only_if(lambda e: e.total > 100)
def big_spender(event):
    return f"gift for {event.customer}"


@bus.on("order", priority=5)
def greet(event):
    return f"hello {event.customer.title()}"


@bus.on("*")
def log(event):
    audit.append(event.name)


emit_order = lambda **kw: bus.emit(Event("order", kw))
emit_vip = partial(emit_order, total=500)

print(emit_order(customer="ann", total=20))
print(emit_vip(customer="bob"))
with EventBus().muted() as b:
    print(emit_vip(customer="carol"), b is bus)
print(emit_vip(customer="dave"))
bus.emit(Event("shutdown"))
print(audit, Event("x", {"a": 1}) == Event("x"), hasattr(Event("x"), "a"))
print(big_spender.__name__, big_spender.__closure__[0].cell_contents)

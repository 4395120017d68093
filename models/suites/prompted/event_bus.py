"""Publish/subscribe event bus for a tiny smart home."""

from collections import defaultdict
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import wraps
from typing import Any, Callable


@dataclass(frozen=True)
class Event:
    topic: str
    data: dict[str, Any] = field(default_factory=dict)


class EventBus:
    def __init__(self) -> None:
        self._handlers: dict[str, list[tuple[int, Callable]]] = defaultdict(list)
        self._depth = 0

    def on(self, pattern: str, priority: int = 0):
        """Decorator that subscribes a function to a topic pattern."""
        def register(func):
            self._handlers[pattern].append((priority, func))
            return func
        return register

    def emit(self, topic: str, **data: Any) -> int:
        event = Event(topic, data)
        matching = [
            entry
            for pattern, entries in self._handlers.items()
            if fnmatchcase(topic, pattern)
            for entry in entries
        ]
        matching.sort(key=lambda entry: entry[0], reverse=True)
        self._depth += 1
        try:
            for _, handler in matching:
                try:
                    handler(event)
                except Exception as exc:
                    self._say(f"{handler.__name__} failed: {exc!r}")
        finally:
            self._depth -= 1
        return len(matching)

    def _say(self, message: str) -> None:
        print("  " * self._depth + message)


def only_every(n: int):
    """Run the wrapped handler only on each n-th call."""
    def decorator(func):
        calls = 0

        @wraps(func)
        def wrapper(event):
            nonlocal calls
            calls += 1
            if calls % n == 0:
                return func(event)
        return wrapper
    return decorator


bus = EventBus()


@bus.on("*", priority=10)
def log(event: Event) -> None:
    details = ", ".join(f"{k}={v}" for k, v in event.data.items())
    bus._say(f"[{event.topic}] {details}")


@bus.on("sensor.temp")
def thermostat(event: Event) -> None:
    if event.data["value"] < 18:
        bus.emit("heating.on", room=event.data["room"])


@bus.on("sensor.*")
@only_every(2)
def battery_check(event: Event) -> None:
    bus._say(f"checking battery after {event.topic}")


def main() -> None:
    for value in (21, 16):
        bus.emit("sensor.temp", room="attic", value=value)
    bus.emit("sensor.temp", room="cellar")
    count = bus.emit("door.open", name="front")
    print(f"door.open was handled by {count} handler(s)")


if __name__ == "__main__":
    main()

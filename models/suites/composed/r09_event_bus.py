from collections import defaultdict
from typing import Any, Callable


class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)

    def subscribe(self, event: str, handler: Callable[..., Any]) -> None:
        self._handlers[event].append(handler)

    def on(self, event):
        def decorator(fn):
            self.subscribe(event, fn)
            return fn
        return decorator

    def publish(self, event, **payload):
        handled = 0
        for handler in self._handlers[event]:
            handler(**payload)
            handled += 1
        return handled


bus = EventBus()
audit = []


@bus.on("user.created")
def send_welcome(name, email):
    audit.append(f"welcome mail to {email}")


@bus.on("user.created")
@bus.on("user.deleted")
def log_event(name, email=None):
    audit.append(f"logged {name}")


print(bus.publish("user.created", name="kim", email="kim@example.com"))
print(bus.publish("user.deleted", name="kim"))
print(bus.publish("order.paid", order_id=7))

for i, entry in enumerate(audit, start=1):
    print(i, entry)

import json
from collections import defaultdict
from dataclasses import asdict, dataclass, field, replace
from enum import Enum, auto
from typing import Callable

class Status(Enum):
    NEW = auto()
    PAID = auto()
    SHIPPED = auto()

class ValidationError(ValueError):
    def __init__(self, errors):
        super().__init__("; ".join(errors))
        self.errors = errors

@dataclass(frozen=True)
class Order:
    id: int
    email: str
    items: dict[str, int] = field(default_factory=dict)
    status: Status = Status.NEW

    def __post_init__(self):
        errors = []
        if "@" not in self.email:
            errors.append(f"invalid email {self.email!r}")
        errors += [f"bad qty for {k}" for k, v in self.items.items() if v <= 0]
        if errors:
            raise ValidationError(errors)

class Bus:
    def __init__(self):
        self._handlers: dict[Status, list[Callable]] = defaultdict(list)
    def on(self, status):
        def register(fn):
            self._handlers[status].append(fn)
            return fn
        return register

    def emit(self, order):
        for handler in self._handlers[order.status]:
            handler(order)

bus = Bus()

@bus.on(Status.PAID)
def ship(order):
    print(f"paid {order.id}, shipping {sum(order.items.values())} pcs")
    bus.emit(replace(order, status=Status.SHIPPED))

@bus.on(Status.SHIPPED)
def notify(order):
    print(json.dumps(asdict(order), default=lambda s: s.name))

bus.emit(replace(Order(1, "a@x.org", {"pen": 3, "ink": 1}), status=Status.PAID))
try:
    Order(2, "nobody", {"cup": 0})
except ValidationError as e:
    print("rejected:", e.errors)

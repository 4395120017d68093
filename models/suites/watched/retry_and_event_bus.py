from __future__ import annotations

import functools
from collections import defaultdict
from typing import Any, Callable, Protocol


class TransientError(Exception): ...

class OrderRejected(Exception):
    """Domain error, never retried."""

class Handler(Protocol):
    def __call__(self, payload: dict[str, Any]) -> None: ...


class EventBus:
    def __init__(self) -> None:
        self._subs: dict[str, list[Handler]] = defaultdict(list)

    def on(self, topic: str) -> Callable[[Handler], Handler]:
        def register(fn: Handler) -> Handler:
            self._subs[topic].append(fn)
            return fn
        return register

    def emit(self, topic: str, **payload: Any) -> int:
        for handler in self._subs[topic]:
            handler(payload)
        return len(self._subs[topic])


def retry(times: int = 3, *, on: tuple[type[Exception], ...] = (TransientError,)):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except on as exc:
                    print(f"[retry] {fn.__name__} {attempt}/{times}: {exc}")
                    if attempt == times:
                        raise
        return wrapper
    return decorate


bus = EventBus()
stock = {"sku-1": 3, "sku-2": 0}
flaky_responses = iter([503, 503, 200, 200])


@retry(times=3)
def charge(order_id: int, cents: int) -> str:
    if (status := next(flaky_responses)) != 200:
        raise TransientError(f"gateway said {status}")
    return f"ch_{order_id}_{cents}"


@bus.on("order.placed")
def reserve(payload):
    sku = payload["sku"]
    try:
        remaining = {k: v for k, v in stock.items() if v > 0}[sku]
    except KeyError as exc:
        raise OrderRejected(f"{sku} is out of stock") from exc
    stock[sku] = remaining - 1


@bus.on("order.placed")
def bill(payload):
    receipt = charge(payload["id"], payload["cents"])
    bus.emit("order.paid", id=payload["id"], receipt=receipt)


bus.on("order.paid")(lambda p: print("paid:", p["receipt"]))

for i, sku in enumerate(["sku-1", "sku-1", "sku-2"], start=100):
    n = bus.emit("order.placed", id=i, sku=sku, cents=1999)
    print(f"order {i}: {n} handlers ok, stock={stock}")

"""Decorators with args, closures over a counter, custom exception chaining."""
import functools


class ServiceError(Exception):
    """Base error."""


class GaveUp(ServiceError):
    def __init__(self, name, attempts):
        super().__init__(f"{name} gave up after {attempts} attempts")
        self.attempts = attempts


def retry(times=3, on=(ServiceError,)):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except on as exc:
                    print(f"  [{attempt}/{times}] {fn.__name__}: {exc}")
                    last = exc
            raise GaveUp(fn.__name__, times) from last
        return wrapper
    return deco


def flaky(fail_first):
    calls = 0

    @retry(times=3)
    def fetch(url, *, verbose=False):
        nonlocal calls
        calls += 1
        if calls <= fail_first:
            raise ServiceError(f"503 #{calls}")
        return f"<{url}>"

    return fetch


ok = flaky(2)
print(ok.__name__, ok("a.example", verbose=True))
try:
    flaky(9)("b.example")
except GaveUp as e:
    print(type(e).__name__, e, "| cause:", repr(e.__cause__))

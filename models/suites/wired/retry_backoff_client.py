from __future__ import annotations
import functools


class Transient(Exception): ...
class Fatal(Exception): ...


class FakeClock:
    """stand-in for time.sleep so that I can see the waits"""

    def __init__(self) -> None:
        self.now = 0.0

    def sleep(self, s: float) -> None:
        self.now += s


clock = FakeClock()


def retry(times: int = 3, base: float = 0.5, cap: float = 4.0, on=(Transient,)):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            delay = base
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except on as exc:
                    print(f"t={clock.now:>4.1f} {fn.__name__}{args} try {attempt}/{times}: {exc}")
                    if attempt == times:
                        raise Fatal(f"gave up on {args[0]}") from exc
                    clock.sleep(delay)
                    delay = min(delay * 3, cap)
        return wrapper
    return deco


SCRIPT = {
    "invoice-1": [200],
    "invoice-2": [503, 503, 200],
    "invoice-3": [503, 404],
    "invoice-4": [503, 503, 503, 503],
}


@retry(times=4)
def upload(name: str) -> str:
    status = SCRIPT[name].pop(0)
    if status == 200:
        return f"{name} ok"
    if status >= 500:
        raise Transient(f"HTTP {status}")
    raise ValueError(f"{name}: HTTP {status}")


done, failed = [], []
for name in SCRIPT:
    try:
        done.append(upload(name))
    except ValueError as e:
        failed.append(str(e))
    else:
        print(f"t={clock.now:>4.1f} done {name}")

print(done, failed)

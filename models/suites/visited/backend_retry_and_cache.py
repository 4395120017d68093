import functools
from typing import Any, Callable, TypeVar

T = TypeVar("T")


class TransientError(Exception): ...


def retry(times: int, on: type[Exception] = Exception):
    def decorator(fn: Callable[..., T]) -> Callable[..., T]:
        @functools.wraps(fn)
        def wrapper(*args: Any, **kwargs: Any) -> T:
            last: Exception | None = None
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except on as exc:
                    last = exc
                    print(f"[retry] {fn.__name__} attempt {attempt}: {exc}")
            raise RuntimeError(f"{fn.__name__} gave up after {times}") from last
        return wrapper
    return decorator


class LRU:
    def __init__(self, size: int) -> None:
        self.size, self.data, self.hits = size, {}, 0

    def get_or(self, key: str, loader: Callable[[str], Any]) -> Any:
        if key in self.data:
            self.hits += 1
            self.data[key] = self.data.pop(key)
        else:
            self.data[key] = loader(key)
            if len(self.data) > self.size:
                del self.data[next(iter(self.data))]
        return self.data[key]


FAILURES = {"alice": 1, "bob": 0, "carol": 5}

@retry(times=3, on=TransientError)
def load_user(name: str) -> dict[str, Any]:
    if FAILURES[name] > 0:
        FAILURES[name] -= 1
        raise TransientError("503")
    return {"name": name, "id": sum(map(ord, name)) % 1000}


cache = LRU(size=2)
for who in ["alice", "bob", "alice", "carol", "bob"]:
    try:
        print(cache.get_or(who, load_user))
    except RuntimeError as e:
        print("FAILED:", e, "| cause:", type(e.__cause__).__name__)
print("hits:", cache.hits, "keys:", list(cache.data), load_user.__name__)

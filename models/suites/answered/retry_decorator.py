"""Decorators with and without arguments, using functools.wraps."""
import functools
from typing import Callable


def retry(times: int = 3, exceptions: tuple[type[Exception], ...] = (Exception,)):
    """Retry the wrapped function up to `times` times."""

    def decorator(func: Callable):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except exceptions as exc:
                    print(f"  attempt {attempt}/{times} failed: {exc}")
                    if attempt == times:
                        raise
        return wrapper

    return decorator


def log_calls(func: Callable):
    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        arguments = [repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()]
        print(f"calling {func.__name__}({', '.join(arguments)})")
        result = func(*args, **kwargs)
        print(f"{func.__name__} returned {result!r}")
        return result
    return wrapper


class FlakyService:
    """Fails a fixed number of times, then works."""

    def __init__(self, failures: int):
        self.failures = failures

    @log_calls
    @retry(times=3, exceptions=(ConnectionError,))
    def fetch(self, key: str, default: int = 0) -> int:
        """Fetch a value."""
        if self.failures > 0:
            self.failures -= 1
            raise ConnectionError("server unavailable")
        return len(key) + default

    def __repr__(self):
        return f"FlakyService({self.failures})"


if __name__ == "__main__":
    FlakyService(2).fetch("abc", default=10)
    try:
        FlakyService(5).fetch("abc")
    except ConnectionError as exc:
        print("gave up:", exc)
    print(FlakyService.fetch.__name__, "-", FlakyService.fetch.__doc__)

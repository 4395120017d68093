import functools
from typing import Callable


class TransientError(Exception):
    pass


def retry(times: int = 3, exceptions=(Exception,)):
    def decorator(func: Callable):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            last = None
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except exceptions as exc:
                    last = exc
                    print(f"[{func.__name__}] attempt {attempt}/{times} failed: {exc}")
            raise last
        return wrapper
    return decorator


class FlakyService:
    def __init__(self, fail_times):
        self.fail_times = fail_times
        self.calls = 0

    @retry(times=3, exceptions=(TransientError,))
    def fetch(self, key, *, upper=False):
        """Fetch a key."""
        self.calls += 1
        if self.calls <= self.fail_times:
            raise TransientError(f"timeout #{self.calls}")
        return key.upper() if upper else key


svc = FlakyService(2)
print(svc.fetch("abc", upper=True))
print(svc.calls)

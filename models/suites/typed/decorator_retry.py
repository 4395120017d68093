"""Decorators with arguments: retry and trace."""
import functools


def retry(times, exceptions=(Exception,)):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            last = None
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except exceptions as exc:
                    last = exc
                    print(f"attempt {attempt} failed: {exc}")
            raise RuntimeError(f"{fn.__name__} gave up") from last
        return wrapper
    return decorate


def trace(fn):
    def wrapper(*args, **kwargs):
        parts = [repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()]
        print(f"call {fn.__name__}({', '.join(parts)})")
        result = fn(*args, **kwargs)
        print("  =>", result)
        return result
    return wrapper


failures = iter([ConnectionError("no route"), TimeoutError("slow"), None])


@trace
@retry(3, exceptions=(OSError,))
def fetch(url, *, verify=True):
    if err := next(failures):
        raise err
    return url.upper() + ("!" if verify else "?")


@retry(times=2)
def broken():
    return 1 // 0


fetch("abc", verify=False)
broken()

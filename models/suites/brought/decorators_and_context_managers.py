from contextlib import contextmanager, suppress
from functools import partial, wraps

TRACE: list[str] = []


def traced(label=None):
    def decorate(fn):
        name = label or fn.__name__

        @wraps(fn)
        def wrapper(*args, **kwargs):
            shown = [repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()]
            TRACE.append(f"{name}({', '.join(shown)})")
            return fn(*args, **kwargs)
        return wrapper
    return decorate


def retry(times: int):
    def decorate(fn):
        @wraps(fn)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, attempt=attempt, **kwargs)
                except ConnectionError as e:
                    print(f"attempt {attempt} failed: {e}")
            raise RuntimeError("gave up")
        return wrapper
    return decorate


@contextmanager
def section(title: str):
    print(f"<{title}>")
    try:
        yield title.upper()
    finally:
        print(f"</{title}>")


@traced("fetch")
@retry(times=3)
def download(url, *, attempt=0, fail_until=2):
    if attempt <= fail_until:
        raise ConnectionError(f"{url} refused")
    return f"{url}: ok on #{attempt}"


with section("net") as heading:
    print(heading)
    print(download("a.org", fail_until=1))
    with suppress(RuntimeError):
        download("b.org", fail_until=9)
local = partial(download, "localhost", fail_until=0)
print(local())
print(*TRACE, sep="\n")
print(download.__name__)

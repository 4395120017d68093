import functools


class TransientError(Exception):
    pass


def retry(times=3, backoff=2, exceptions=(Exception,)):
    def decorator(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            delay = 1
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except exceptions as exc:
                    if attempt == times:
                        print(f"{func.__name__} gave up after {attempt} tries")
                        raise
                    print(f"attempt {attempt} failed: {exc}; waiting {delay}s")
                    delay *= backoff
        return wrapper
    return decorator


calls = {"fetch": 0}


@retry(times=4, exceptions=(TransientError,))
def fetch(url):
    calls["fetch"] += 1
    if calls["fetch"] < 3:
        raise TransientError("503 from " + url)
    return {"url": url, "status": 200}


@retry(times=2)
def broken():
    return 1 / 0


resp = fetch("/api/users")
print(resp["status"], "after", calls["fetch"], "calls")

try:
    broken()
except ZeroDivisionError as e:
    print("final error:", e)
print(broken.__name__)

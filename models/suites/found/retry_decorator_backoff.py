import functools


class TransientError(Exception):
    pass


def retry(times, *, on=(TransientError,), base_delay=0.5):
    def decorate(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            delay = base_delay
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except on as exc:
                    print(f"{func.__name__} attempt {attempt}/{times} failed: {exc}")
                    if attempt == times:
                        raise
                    print(f"  would sleep {delay:.2f}s")
                    delay *= 2
        return wrapper
    return decorate


class FlakyServer:
    def __init__(self, *responses):
        self.responses = list(responses)

    def call(self):
        code = self.responses.pop(0)
        if code == 503:
            raise TransientError("service unavailable")
        if code >= 400:
            raise ValueError(f"bad status {code}")
        return {"status": code, "left": len(self.responses)}


@retry(3)
def fetch(server, path="/"):
    """Fetch a path from a server."""
    result = server.call()
    result["path"] = path
    return result


print(fetch.__name__, "-", fetch.__doc__)
print(fetch(FlakyServer(503, 503, 200), path="/users"))
try:
    fetch(FlakyServer(404))
except ValueError as e:
    print("gave up at once:", e)
print(fetch(FlakyServer(503, 503, 503), path="/orders"))

"""Repro for the ticket: after 'permanent' errors we still retry. (fixed version)"""
from functools import wraps


class TransientError(Exception):
    pass


class PermanentError(Exception):
    def __init__(self, code, message=""):
        super().__init__(message or f"code {code}")
        self.code = code


slept = []


def fake_sleep(seconds):
    slept.append(seconds)


def retry(attempts=3, base=0.5, factor=2, on=(TransientError,), sleep=fake_sleep):
    def deco(fn):
        @wraps(fn)
        def wrapper(*args, **kwargs):
            delay = base
            for attempt in range(1, attempts + 1):
                try:
                    result = fn(*args, **kwargs)
                except on as exc:
                    wrapper.stats["failures"] += 1
                    if attempt == attempts:
                        raise RuntimeError(f"{fn.__name__} gave up") from exc
                    sleep(delay)
                    delay *= factor
                else:
                    wrapper.stats["ok"] += 1
                    return result
                finally:
                    wrapper.stats["calls"] += 1

        wrapper.stats = {"calls": 0, "ok": 0, "failures": 0}
        return wrapper

    return deco


class FlakyServer:
    def __init__(self, script):
        self._script = iter(script)

    def get(self, url):
        step = next(self._script)
        if isinstance(step, Exception):
            raise step
        return {"url": url, "body": step}


server = FlakyServer([
    TransientError("timeout"),
    TransientError("reset"),
    "hello",
    "world",
    PermanentError(403),
    TransientError("a"), TransientError("b"), TransientError("c"), TransientError("d"),
])


@retry(attempts=4, base=0.1)
def fetch(path, *, host="example.test"):
    return server.get(f"http://{host}/{path}")


for path in ("one", "two", "secret", "down"):
    try:
        r = fetch(path)
    except PermanentError as e:
        print(f"{path}: permanent ({e.code}) {e}")
    except RuntimeError as e:
        print(f"{path}: {e}; cause={e.__cause__!r}")
    else:
        print(f"{path}: {r['body']}")

print(fetch.__name__, fetch.stats)
print("slept", [round(s, 3) for s in slept])

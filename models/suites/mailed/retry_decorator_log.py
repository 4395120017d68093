import functools

LOG = []


class Flaky(Exception):
    def __init__(self, attempt, *, fatal=False):
        super().__init__(f"attempt {attempt} failed")
        self.attempt = attempt
        self.fatal = fatal


def retry(times, on=(Exception,), fallback=None):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            for n in range(1, times + 1):
                try:
                    return fn(n, *args, **kwargs)
                except on as exc:
                    LOG.append((fn.__name__, str(exc)))
                    if getattr(exc, "fatal", False):
                        raise
                finally:
                    wrapper.calls += 1
            return fallback
        wrapper.calls = 0
        return wrapper
    return deco


@retry(4, on=(Flaky,))
def download(attempt, succeed_at):
    if attempt < succeed_at:
        raise Flaky(attempt, fatal=succeed_at > 9)
    return "payload@%d" % attempt


@retry(2, on=(ZeroDivisionError,), fallback=float("inf"))
def ratio(_, a, b=0):
    return a / b


print(download(3), download(1), download(7))
print(ratio(1), ratio(9, b=3))
try:
    download(10)
except Flaky as e:
    print("gave up:", e, e.attempt)
print(download.calls, ratio.calls, download.__name__)
for name, msg in LOG[:3]:
    print(f"{name:>10}: {msg}")
print(len(LOG))

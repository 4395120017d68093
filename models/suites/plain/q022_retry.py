class TransientError(Exception):
    pass

class Flaky:
    def __init__(self, fail_times):
        self.calls = 0
        self.fail_times = fail_times

    def __call__(self):
        self.calls += 1
        if self.calls <= self.fail_times:
            raise TransientError("attempt %d failed" % self.calls)
        return "ok"

def retry(fn, attempts=3, base=0.5):
    delay = base
    for attempt in range(1, attempts + 1):
        try:
            return fn()
        except TransientError as exc:
            if attempt == attempts:
                raise
            print("%s; sleeping %.1fs" % (exc, delay))
            delay *= 2

print(retry(Flaky(2)))
try:
    retry(Flaky(5))
except TransientError as exc:
    print("gave up:", exc)

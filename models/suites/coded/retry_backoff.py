import functools


class GiveUp(Exception):
    pass


class FlakyError(Exception):
    pass


def retry(times=3, on=(Exception,), base_delay=0.5, factor=2):
    def decorator(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            delay = base_delay
            last_exc = None
            for attempt in range(1, times + 1):
                try:
                    result = func(*args, **kwargs)
                except on as exc:
                    last_exc = exc
                    print(f"[{func.__name__}] try {attempt}: {exc!r}")
                    wrapper.slept += delay      # would be time.sleep(delay)
                    delay *= factor
                else:
                    return result
            raise GiveUp(f"{func.__name__} failed {times}x") from last_exc
        wrapper.slept = 0.0
        return wrapper
    return decorator


def failing_source(n_failures, answer):
    """Raise n_failures times, then keep answering."""
    for i in range(n_failures):
        yield FlakyError(f"timeout #{i + 1}")
    while True:
        yield answer


backends = {
    "users": failing_source(2, ["ann", "bob"]),
    "orders": failing_source(9, []),
    "prices": failing_source(0, {"tea": 3}),
}


@retry(times=4, on=(FlakyError,))
def fetch(name):
    outcome = next(backends[name])
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


for name in ("users", "prices", "orders", "nothing"):
    try:
        print(name, "=", fetch(name))
    except GiveUp as err:
        print("gave up:", err, "| cause:", err.__cause__)
    except KeyError as err:
        print("no such backend", err)
print("total backoff", fetch.slept, "s")

import functools


class TemporaryError(Exception):
    """Worth retrying."""


class GaveUp(Exception):
    pass


def retry(times, on=(Exception,)):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            last = None
            for attempt in range(1, times + 1):
                wrapper.calls += 1
                try:
                    result = fn(*args, **kwargs)
                except on as exc:
                    last = exc
                    print(f"  {fn.__name__} attempt {attempt} failed: {exc}")
                else:
                    return result
                finally:
                    wrapper.log.append(attempt)
            raise GaveUp(f"{fn.__name__} failed {times} times") from last
        wrapper.calls = 0
        wrapper.log = []
        return wrapper
    return decorate


def flaky(failures):
    left = failures

    @retry(3, on=(TemporaryError,))
    def fetch_price(product):
        nonlocal left
        if left > 0:
            left -= 1
            raise TemporaryError(f"server busy ({left} more)")
        return {"tea": 3.2, "coffee": 4.5}[product]

    return fetch_price


ok = flaky(1)
print("tea:", ok("tea"), "calls:", ok.calls, "log:", ok.log)

broken = flaky(5)
print("coffee:", broken("coffee"))

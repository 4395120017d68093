import functools


def trace(func):
    depth = 0

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        nonlocal depth
        sig = ", ".join([repr(a) for a in args] + [f"{k}={v!r}" for k, v in kwargs.items()])
        print("  " * depth + f"{func.__name__}({sig})")
        depth += 1
        try:
            result = func(*args, **kwargs)
        finally:
            depth -= 1
        print("  " * depth + f"-> {result!r}")
        return result

    return wrapper


def retry(times):
    def deco(func):
        @functools.wraps(func)
        def inner(*args):
            last = None
            for attempt in range(1, times + 1):
                try:
                    return func(*args)
                except RuntimeError as e:
                    last = e
                    print("attempt", attempt, "failed:", e)
            raise last
        return inner
    return deco


class CountCalls:
    def __init__(self, func):
        functools.update_wrapper(self, func)
        self.func = func
        self.calls = 0

    def __call__(self, *args, **kwargs):
        self.calls += 1
        return self.func(*args, **kwargs)


@trace
def power(base, exp=1):
    """base to the exp"""
    if exp == 0:
        return 1
    return base * power(base, exp=exp - 1)


state = {"n": 0}


@retry(3)
def flaky(msg):
    state["n"] += 1
    if state["n"] < 3:
        raise RuntimeError(f"not yet ({state['n']})")
    return msg.upper()


@CountCalls
def square(x):
    return x * x


print(power(2, exp=3))
print(flaky("finally"))
print([square(i) for i in range(4)], square.calls)
print(power.__name__, power.__doc__, "|", square.__name__)

import functools

def timer(label):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            print(f"[{label}] calling {fn.__name__} with {args} {kwargs}")
            out = fn(*args, **kwargs)
            print(f"[{label}] -> {out!r}")
            return out
        return wrapper
    return deco

@timer("log")
def greet(name, *, punct="!"):
    """Say hello."""
    return "Hello " + name + punct

greet("Bob")
greet("Ann", punct="?")
print(greet.__name__, greet.__doc__)

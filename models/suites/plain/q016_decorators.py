import functools

def trace(func):
    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        print(f"--> {func.__name__}{args}")
        result = func(*args, **kwargs)
        print(f"<-- {result!r}")
        return result
    return wrapper

@trace
def greet(name, punctuation="!"):
    """Say hello."""
    return "Hello, " + name + punctuation

@trace
def fact(n):
    return 1 if n <= 1 else n * fact(n - 1)

greet("World")
greet("you", punctuation="?")
fact(3)
print(greet.__name__, greet.__doc__)

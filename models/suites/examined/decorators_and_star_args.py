from functools import wraps


def repeat(times, sep=", "):
    print("repeat called with", times)

    def decorator(func):
        print("decorating", func.__name__)

        @wraps(func)
        def wrapper(*args, **kwargs):
            return sep.join(func(*args, **kwargs) for _ in range(times))
        return wrapper
    return decorator


def shout(func):
    print("shout gets", func.__name__)

    def loud(*a, **k):
        return func(*a, **k).upper() + "!"
    return loud


@shout
@repeat(2)
def greet(name, greeting="hi"):
    """Say it."""
    return f"{greeting} {name}"


@repeat(times=3, sep="")
def laugh(syllable="ha"):
    return syllable


print("--- definitions finished ---")
print(greet("sam"), greet("jo", greeting="yo"))
print(laugh(), laugh("ho"), greet.__name__, laugh.__name__, greet.__doc__)


def count_calls(f):
    def inner(*args):
        inner.calls += 1
        return f(*args)
    inner.calls = 0
    return inner


@count_calls
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(6), fib.calls)


# star-unpacking
first, *rest = "hello"
*most, last = [1, 2, 3]
head, *_, tail = (1, 2)
(a, b), *c = [(1, 2), 3, 4]
print(first, rest, most, last, head, _, tail, a, b, c)
print([*range(2), *"ab", *{"k": 1}], {**{"x": 1, "y": 2}, "y": 3, **dict(z=4)})


def report(a, /, b=2, *args, c, d=4, **kw):
    return "a={} b={} args={} c={} d={} kw={}".format(a, b, args, c, d, kw)


print(report(1, c=3))
print(report(*[1, 20, 30], *(40,), **{"c": 5, "a": "allowed"}))
for bad in (lambda: report(1, 2), lambda: report(a=1, c=2), lambda: report(1, 2, b=3, c=4)):
    try:
        bad()
    except TypeError as e:
        print("TypeError:", e)
try:
    x, y = 1, 2, 3
except ValueError as e:
    print(e)

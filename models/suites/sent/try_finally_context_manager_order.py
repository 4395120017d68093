"""In which order do these things run?"""
from contextlib import contextmanager

log = []

class Door:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow
    def __enter__(self):
        log.append(f"open {self.name}")
        return self
    def __exit__(self, exc_type, exc, tb):
        log.append(f"close {self.name} ({exc_type.__name__ if exc_type else 'ok'})")
        return self.swallow

@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    finally:
        print(f"</{name}>")

def attempt(value):
    try:
        n = 10 / int(value)
    except ZeroDivisionError:
        return "zero"
    except (ValueError, TypeError) as e:
        return f"bad: {type(e).__name__}"
    else:
        return n
    finally:
        log.append(f"finally {value!r}")

for v in ["4", "0", "x", None]:
    print(attempt(v))

with Door("front", swallow=True), Door("back"):
    {}["missing"]
    print("not reached")

with tag("p") as t:
    print(t)

def sneaky():
    try:
        raise RuntimeError("lost")
    except RuntimeError as e:
        raise ValueError("new one") from e

try:
    sneaky()
except ValueError as e:
    print(repr(e), "caused by", repr(e.__cause__))

print(*log, sep="\n")

class Managed:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        print("enter", self.name)
        return self

    def __exit__(self, exc_type, exc, tb):
        print("exit", self.name, exc_type.__name__ if exc_type else None)
        return self.swallow

with Managed("A") as a:
    print("body", a.name)

with Managed("outer", swallow=True), Managed("inner"):
    print(1 / 0)
print("still running")

from contextlib import contextmanager, suppress

@contextmanager
def tag(name):
    print(f"<{name}>")
    yield name.upper()
    print(f"</{name}>")

with tag("b") as t:
    print("text", t)
with suppress(KeyError):
    {}["missing"]
print("done")

from contextlib import contextmanager

@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name.upper()
    finally:
        print(f"</{name}>")

with tag("h1") as t:
    print(t, "title")
with tag("a"), tag("b"):
    print("nested")

from contextlib import contextmanager

@contextmanager
def tag(name, indent=2):
    print("<" + name + ">")
    yield " " * indent
    print("</" + name + ">")

MISSING = object()
with tag("fill") as pad:
    print(pad + "a")
with tag("b", indent=4) as pad:
    for k, v in [("x", 1), ("y", 2)]:
        print(pad + k, v)

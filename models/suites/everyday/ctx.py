from contextlib import contextmanager

log = []

@contextmanager
def section(name):
    log.append("enter " + name)
    try:
        yield len(log)
    finally:
        log.append("exit " + name)

with section("a") as n:
    log.append(n)
try:
    with section("b"):
        raise KeyError("x")
except KeyError as e:
    log.append(str(e))
print(log)

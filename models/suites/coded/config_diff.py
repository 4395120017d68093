MISSING = object()


def diff(old, new, path=()):
    """Yield (op, path, old, new) for everything that differs."""
    for key in sorted(old.keys() | new.keys()):
        a = old.get(key, MISSING)
        b = new.get(key, MISSING)
        here = path + (key,)
        if a is MISSING:
            yield "add", here, None, b
        elif b is MISSING:
            yield "del", here, a, None
        elif isinstance(a, dict) and isinstance(b, dict):
            yield from diff(a, b, here)
        elif a != b:
            yield "chg", here, a, b


def patch(target, changes):
    for op, path, _, value in changes:
        *parents, last = path
        d = target
        for p in parents:
            d = d[p]
        if op == "del":
            del d[last]
        else:
            d[last] = value
    return target


old_cfg = {
    "host": "localhost",
    "port": 8080,
    "db": {"name": "test", "pool": {"min": 1, "max": 5}},
    "debug": True,
}
new_cfg = {
    "host": "example.org",
    "port": 8080,
    "db": {"name": "prod", "pool": {"min": 1, "max": 20, "idle": 30}},
    "tls": {"cert": "a.pem"},
}

changes = list(diff(old_cfg, new_cfg))
symbols = {"add": "+", "del": "-", "chg": "~"}
for op, path, a, b in changes:
    where = ".".join(path)
    if op == "chg":
        print(symbols[op], where, a, "=>", b)
    else:
        print(symbols[op], where, b if op == "add" else a)

patched = patch(old_cfg, changes)
assert patched == new_cfg
assert not list(diff(patched, new_cfg))
print("round trip ok")

from contextlib import contextmanager, ExitStack, suppress


class Transaction:
    """All-or-nothing changes on a dict."""

    def __init__(self, data, name):
        self.data = data
        self.name = name

    def __enter__(self):
        self._backup = dict(self.data)
        print(f"begin {self.name}")
        return self.data

    def __exit__(self, exc_type, exc, tb):
        if exc_type is None:
            print(f"commit {self.name}")
            return False
        self.data.clear()
        self.data.update(self._backup)
        print(f"rollback {self.name}: {exc_type.__name__}: {exc}")
        return issubclass(exc_type, ValueError)


@contextmanager
def indent(label, depth=[0]):
    print("  " * depth[0] + f"<{label}>")
    depth[0] += 1
    try:
        yield depth[0]
    finally:
        depth[0] -= 1
        print("  " * depth[0] + f"</{label}>")


accounts = {"alice": 100, "bob": 20}

with Transaction(accounts, "t1") as acc:
    acc["alice"] -= 30
    acc["bob"] += 30

with Transaction(accounts, "t2") as acc:
    acc["alice"] -= 500
    if acc["alice"] < 0:
        raise ValueError("overdrawn")
    acc["bob"] += 500

print(accounts)

with suppress(KeyError), indent("body"):
    with indent("p") as level:
        print("    text at level", level)
        accounts["carol"] += 1
    print("never here")

with ExitStack() as stack:
    for tag in ("ul", "li"):
        stack.enter_context(indent(tag))
    stack.callback(print, "    closing")

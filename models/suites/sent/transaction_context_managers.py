from contextlib import contextmanager, ExitStack, suppress


class Store:
    """Stripped down from our settings backend."""

    def __init__(self, **initial):
        self._data = dict(initial)
        self._depth = 0

    def __getitem__(self, key):
        return self._data[key]

    def __setitem__(self, key, value):
        print(f"{'  ' * self._depth}set {key}={value!r}")
        self._data[key] = value

    def __contains__(self, key):
        return key in self._data

    @contextmanager
    def transaction(self, name):
        backup = dict(self._data)
        self._depth += 1
        print(f"{'  ' * self._depth}begin {name}")
        try:
            yield self
        except Exception as exc:
            self._data = backup
            print(f"{'  ' * self._depth}rollback {name}: {exc!r}")
            raise
        else:
            print(f"{'  ' * self._depth}commit {name}")
        finally:
            self._depth -= 1


class Tag:
    def __init__(self, name): self.name = name
    def __enter__(self):
        print(f"<{self.name}>")
        return self
    def __exit__(self, et, ev, tb):
        print(f"</{self.name}>", et.__name__ if et else "")
        return et is KeyError


s = Store(theme="dark", size=10)
with s.transaction("outer"):
    s["size"] = 12
    with suppress(ZeroDivisionError):
        with s.transaction("inner"):
            s["theme"] = "light"
            s["size"] = 1 / 0
print(s["theme"], s["size"], "lang" in s)

with ExitStack() as stack:
    for n in ("a", "b"):
        stack.enter_context(Tag(n))
    stack.callback(print, "callback")
    s["nope"]
    print("never printed")
print("still alive")

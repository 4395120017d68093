from contextlib import contextmanager, suppress, ExitStack


class Settings(dict):
    """dict with attribute access"""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    __setattr__ = dict.__setitem__


@contextmanager
def transaction(target, label):
    backup = dict(target)
    print("begin", label)
    try:
        yield target
    except ValueError as exc:
        target.clear()
        target.update(backup)
        print("rollback", label, "because", exc)
    else:
        print("commit", label)


cfg = Settings(theme="light", size=12)

with transaction(cfg, "one") as c:
    c.theme = "dark"
    c.size += 2

with transaction(cfg, "two"):
    cfg.size = 0
    int("twelve")
    cfg.theme = "never"

with suppress(AttributeError), transaction(cfg, "three"):
    cfg.font = "mono"
    cfg.missing

with ExitStack() as stack:
    for name in ("outer", "inner"):
        stack.enter_context(transaction(cfg, name))
        stack.callback(print, "leaving", name)
    del cfg["font"]
    raise ValueError("boom")

print(sorted(cfg.items()))

"""Two ways to write a context manager: a class and @contextmanager."""
from contextlib import contextmanager, suppress, ExitStack


class Transaction:
    """Apply changes to a dict; roll back if the block raises."""

    def __init__(self, data: dict):
        self.data = data

    def __enter__(self) -> dict:
        self._backup = dict(self.data)
        return self.data

    def __exit__(self, exc_type, exc, tb) -> bool:
        if exc_type is None:
            print("  commit")
        else:
            print(f"  rollback because of {exc_type.__name__}: {exc}")
            self.data.clear()
            self.data.update(self._backup)
        return False  # never swallow the exception


@contextmanager
def section(title: str):
    print(f"[{title}]")
    try:
        yield title.upper()
    finally:
        print(f"[/{title}]")


def main() -> None:
    accounts = {"alice": 100, "bob": 20}

    with section("good"), Transaction(accounts) as acc:
        acc["alice"] -= 30
        acc["bob"] += 30
    print(accounts)

    with suppress(ValueError):
        with section("bad"), Transaction(accounts) as acc:
            acc["alice"] -= 500
            if acc["alice"] < 0:
                raise ValueError("insufficient funds")
    print(accounts)

    # ExitStack: a dynamic number of context managers, closed in reverse
    with ExitStack() as stack:
        names = [stack.enter_context(section(n)) for n in ("outer", "inner")]
        print("  inside", names)


if __name__ == "__main__":
    main()

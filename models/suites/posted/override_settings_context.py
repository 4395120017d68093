from contextlib import contextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Settings:
    theme: str = "light"
    font_size: int = 12
    plugins: list[str] = field(default_factory=list)


@contextmanager
def override(obj, **changes):
    saved = {k: getattr(obj, k) for k in changes}
    for key, value in changes.items():
        setattr(obj, key, value)
    try:
        yield obj
    finally:
        for key, value in saved.items():
            setattr(obj, key, value)


class Step:
    depth = 0

    def __init__(self, label):
        self.label = label

    def __enter__(self):
        print("  " * Step.depth + f"begin {self.label}")
        Step.depth += 1
        return self

    def __exit__(self, exc_type, exc, tb):
        Step.depth -= 1
        status = "ok" if exc_type is None else exc_type.__name__
        print("  " * Step.depth + f"end {self.label}: {status}")
        return False


settings = Settings()
with Step("render"):
    with override(settings, theme="dark", font_size=18) as s, Step("inner"):
        print(s)
        s.plugins.append("spellcheck")

print(settings)

# restore has to work on errors too
with suppress(ZeroDivisionError):
    with Step("failing"), override(settings, font_size=0):
        print(100 / settings.font_size)

print(settings)
assert settings == Settings(plugins=["spellcheck"])

"""The registry of templates, and what they draw from."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import dedent

from .. import names
from ..generator import sane


class Draw:
    """The choices of one program: every method draws from `rng`."""

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.quote = '"' if rng.random() < 0.4 else "'"
        self.used: set[str] = set()

    def any(self, *options):
        """One of the options."""
        return options[int(self.rng.random() * len(options))]

    def n(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        return low + int(self.rng.random() * (high - low + 1))

    def maybe(self, text: str, p: float = 0.5) -> str:
        """The text or nothing. A whole line that is left out must be an empty line: see `code`."""
        return text if self.rng.random() < p else ""

    def name(self, *options: str) -> str:
        """One of the names, not used in this program before."""
        free = [o for o in options if o not in self.used]
        if not free:
            free = [f"{options[0]}{k}" for k in range(2, 9) if f"{options[0]}{k}" not in self.used]
        chosen = free[int(self.rng.random() * len(free))]
        self.used.add(chosen)
        return chosen

    def names(self, *choices: str) -> list[str]:
        """One name for each string of space-separated options."""
        return [self.name(*options.split()) for options in choices]

    def s(self, text: str) -> str:
        """A string literal, in the program's quotes."""
        return f"{self.quote}{text}{self.quote}"

    def word(self) -> str:
        return names.WORDS[int(self.rng.random() * len(names.WORDS))]

    def words(self, low: int = 2, high: int = 4) -> list[str]:
        return [self.word() for _ in range(self.n(low, high))]

    def word_list(self, low: int = 2, high: int = 4) -> str:
        return "[" + ", ".join(self.s(w) for w in self.words(low, high)) + "]"

    def sentence(self, low: int = 2, high: int = 4) -> str:
        words = self.words(low, high)
        if self.rng.random() < 0.35:
            words = [words[self.n(0, len(words) // 2)] for _ in range(self.n(low, high + 1))]
        return self.s(" ".join(words))

    def small(self) -> int:
        """A number as programs have them: mostly one digit."""
        r = self.rng.random()
        return self.n(0, 9) if r < 0.7 else self.n(1, 20) if r < 0.92 else self.n(10, 120)

    def ints(
        self, low: int = 3, high: int = 6, least: int | None = None, most: int | None = None
    ) -> str:
        """A list literal of small numbers."""
        return "[" + ", ".join(map(str, self.numbers(low, high, least, most))) + "]"

    def numbers(
        self, low: int = 3, high: int = 6, least: int | None = None, most: int | None = None
    ) -> list[int]:
        size = self.n(low, high)
        if least is None or most is None:
            return [self.small() for _ in range(size)]
        return [self.n(least, most) for _ in range(size)]

    def ordered(self, low: int = 3, high: int = 7) -> list[int]:
        """Ascending different numbers."""
        return sorted(self.rng.sample(range(1, 30), self.n(low, high)))

    def pairs(self, low: int = 2, high: int = 4) -> dict[str, int]:
        return {self.word(): self.small() for _ in range(self.n(low, high))}

    def dict(self, low: int = 2, high: int = 4) -> str:
        return "{" + ", ".join(f"{self.s(k)}: {v}" for k, v in self.pairs(low, high).items()) + "}"

    def show(self, expression: str, *options: str) -> str:
        """A line that prints the expression or keeps it in a variable."""
        r = self.rng.random()
        if r < 0.5:
            return f"print({expression})"
        name = self.name(*(options or ("result", "answer", "out", "res", "r", "value", "x")))
        return f"{name} = {expression}"

    def code(self, text: str) -> str:
        """The dedented text without its empty lines."""
        return "\n".join(line for line in dedent(text).splitlines() if line.strip()) + "\n"


@dataclass(frozen=True)
class Template:
    """A program with parameters."""

    name: str
    topic: str
    draw: Callable[[Draw], str]
    raises: bool
    """Whether the program may end with an exception."""

    def write(self, t: Draw) -> str:
        """A filling that runs; drawn again if values outgrow a classroom's."""
        for _ in range(20):
            source = t.code(self.draw(t))
            if sane(source, self.raises):
                return source
            t = Draw(t.rng)
        raise RuntimeError(f"template {self.name} fails: {source}")


TEMPLATES: dict[str, Template] = {}


def template(
    topic: str, raises: bool = False
) -> Callable[[Callable[[Draw], str]], Callable[[Draw], str]]:
    """Registers a function as the template of its name."""

    def register(draw: Callable[[Draw], str]) -> Callable[[Draw], str]:
        name = draw.__name__
        if name in TEMPLATES:
            raise ValueError(f"two templates named {name}")
        TEMPLATES[name] = Template(name, topic, draw, raises)
        return draw

    return register

"""Builder: the lines of a program being written and the typed variables in scope at its end.

Types are plain words: `int`, `float`, `str`, `bool`, `ints` (list of int), `strs`, `dict` (str to
int), `set` (of int), `grid` (list of equally long `ints`), `pair` (tuple of two ints), `pairs`
(list of (str, int)).
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from . import names


@dataclass(slots=True)
class Var:
    """A variable that may be used; what is known about its value keeps the program from failing."""

    name: str
    type: str
    lo: int | None = None
    """For numbers a lower bound, for sized values the least length; None: unknown (a length of at
    least 0).
    """
    hi: int | None = None
    """For numbers an upper bound, for sized values the greatest length."""
    frozen: bool = False
    """Not to be assigned or changed: a loop runs over it or ends by it."""
    uses: int = 0

    @property
    def least(self) -> int:
        """The least length."""
        return self.lo or 0


@dataclass(slots=True)
class Function:
    """A function of the program that later code may call."""

    name: str
    parameters: list[Var]
    returns: str
    defaults: int = 0
    """How many of the last parameters may be left out."""


@dataclass
class Builder:
    """Writes lines and keeps the scope; `rng` is the only source of chance."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    level: int = 0
    vars: list[Var] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    """Names of functions and classes: not for variables."""
    loops: int = 0
    """How many loops are open around the current line."""
    quote: str = "'"

    def __post_init__(self) -> None:
        self.quote = '"' if self.rng.random() < 0.45 else "'"

    # Chance

    def chance(self, p: float) -> bool:
        return self.rng.random() < p

    def pick(self, *options):
        return options[int(self.rng.random() * len(options))]

    def upto(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included (faster than `randint`)."""
        return low + int(self.rng.random() * (high - low + 1))

    # Lines

    def line(self, text: str) -> None:
        self.lines.append("    " * self.level + text)

    def open(self, header: str) -> int:
        """Writes a compound header; returns what `close` needs to forget the block's variables."""
        self.line(header)
        self.level += 1
        return len(self.vars)

    def close(self, mark: int) -> None:
        """Ends a block; variables first set inside it may be unset after it, so they leave the
        scope.
        """
        self.level -= 1
        del self.vars[mark:]

    # Names and variables

    def name(self, pool: tuple[str, ...]) -> str:
        """A name that nothing in this scope has yet."""
        used = {v.name for v in self.vars}
        for _ in range(6):
            name = pool[int(self.rng.random() * len(pool))]
            if name not in used and name not in self.taken:
                return name
        number = 2
        while f"{name}{number}" in used or f"{name}{number}" in self.taken:
            number += 1
        return f"{name}{number}"

    def global_name(self, pool: tuple[str, ...]) -> str:
        """A name for a function or class."""
        name = self.name(pool)
        self.taken.add(name)
        return name

    def define(
        self,
        type: str,
        lo: int | None = None,
        hi: int | None = None,
        name: str | None = None,
        frozen: bool = False,
    ) -> Var:
        """Puts a variable into scope; the caller writes its assignment (before, so that it cannot
        refer to itself).
        """
        var = Var(name or self.name(names.VARIABLES[type]), type, lo, hi, frozen)
        self.vars.append(var)
        return var

    def having(self, type: str, least: int = 0) -> list[Var]:
        """The variables of a type (and of at least this length)."""
        return [v for v in self.vars if v.type == type and (least == 0 or v.least >= least)]

    def choose(self, candidates: list[Var]) -> Var:
        """One of them, rather one not used yet, so that most statements matter."""
        fresh = [v for v in candidates if not v.uses]
        if fresh and self.rng.random() < 0.65:
            candidates = fresh
        var = candidates[int(self.rng.random() * len(candidates))]
        var.uses += 1
        return var

    def source(self) -> str:
        return "\n".join(self.lines) + "\n"

"""Statements and scopes, and which statement can begin after which."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Transition(NamedTuple):
    """What an event of one statement means after another one's in the same frame."""

    begins: bool  # a statement begins; else the event is CPython's bookkeeping
    to: Statement  # the statement that is then current
    entered: int  # header line of the `for` whose body is entered, else 0
    started: bool  # `to` is a `for` that begins, not its next iteration


class Statement:
    """A simple statement or a compound statement's header; handlers and cases are headers too."""

    __slots__ = (
        "begin",
        "guarded",
        "ident",
        "kind",
        "last",
        "left",
        "line",
        "loops",
        "next",
        "order",
        "path",
        "shown",
    )

    def __init__(self, ident: int, line: int, shown: bool, kind: str, order: int, path, loops):
        self.ident = ident  # its number in the compiled code
        self.line = line  # its first line in the source
        self.shown = shown  # whether its events are states
        self.kind = kind  # for, while, with or other
        self.order = order  # position in the program, depth first
        self.last = order  # the order of the last statement inside it
        self.path: tuple[tuple[int, str], ...] = path  # (number, part) of the statements around it
        # header lines of the `for` loops around it, itself included
        self.loops: tuple[int, ...] = loops
        self.guarded = False  # within a `try` or `with`, so that closing a generator here runs code
        self.begin = True
        self.left: Statement | None = None  # for `with`: the statement being left
        self.next: dict[int, Transition] = {}  # what follows, by number, as found

    def follow(self, new: Statement) -> Transition:
        """What an event of `new` after this statement's means.

        Control only goes forward in the order of the program, except to the header of a loop around it, and to a
        `with` that is left. Every other event is bookkeeping (a handler's clean-up, the `return` after its `finally`,
        the next element of an inlined comprehension) and begins nothing.
        """
        found = self.next.get(new.ident)
        if found is None:
            found = self.next[new.ident] = self._follow(new)
        return found

    def _follow(self, new: Statement) -> Transition:
        if new.ident != self.ident:
            part = dict(self.path).get(new.ident)
            if part == "body" and new.kind in ("for", "while"):
                return Transition(True, new, 0, False)
            if part == "body" and new.left is not None:
                return Transition(True, new.left, 0, False)
            if part is None and new.order > self.last_run:
                entered = self.kind == "for" and (self.ident, "body") in new.path
                return Transition(True, new, self.line if entered else 0, new.kind == "for")
        return Transition(False, self, 0, False)

    @property
    def last_run(self) -> int:
        """Statements up to this one in order cannot begin directly after this one."""
        return self.order if self.begin else self.last


@dataclass(slots=True)
class Scope:
    """The module, a function or a class body."""

    name: str
    kind: str  # module, function or class
    definition: int  # line of the `def` or `class` keyword; 0 for the module
    first: int  # line of its `call`: the first decorator's if there is one
    last: int  # its last line
    ident: int  # its statement's number, `co_firstlineno` of its code; 0 for the module
    names: tuple[str, ...] = ()  # what it binds outside comprehensions, in order; parameters first
    imports: frozenset[str] = frozenset()  # names that only imports bind
    start: Statement | None = None  # what is current before its first statement
    # name -> whether something else than an import binds it
    bound: dict[str, bool] = field(default_factory=dict)
    star: bool = False  # has `from m import *`
    targets: set[str] = field(default_factory=set)  # what its comprehensions bind


def dunder(name: str) -> bool:
    """Whether a name is of the form `__name__`."""
    return len(name) > 4 and name.startswith("__") and name.endswith("__")

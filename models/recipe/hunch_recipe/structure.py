"""Static facts of a program: its scopes, its loops, the lines that states can be on, and what it uses."""

from __future__ import annotations

import ast
from collections.abc import Callable

from .normal import Normaliser
from .statement import Scope, Statement


class Structure:
    """The static facts of one program. `SyntaxError` (or `ValueError`, for null bytes) where it does not parse.

    `prepare` may rewrite the tree, on the same lines, before anything else is made of it.
    """

    def __init__(self, source: str, prepare: Callable[[ast.Module], None] | None = None):
        self.tree = ast.parse(source)
        if prepare is not None:
            prepare(self.tree)
        self.statements: dict[int, Statement] = {}
        self.scopes: list[Scope] = []
        # (header line, last line of the body) of each `for`, in order
        self.loops: list[tuple[int, int]] = []
        self.rebinds = False  # some function binds names of an outer one
        self.modules: set[str] = set()  # top-level packages that are imported
        self.attributes: set[str] = set()  # every `.name` read or written
        self.loads: set[str] = set()  # every name read
        self.set_operators = False  # has an operator that makes sets of dictionary views
        self.sets = False  # has a set display or comprehension
        Normaliser(self).run()
        self.by_ident = {scope.ident: scope for scope in self.scopes}
        self.event_lines = sorted({s.line for s in self.statements.values() if s.shown})
        # every line that a frame of a state can be on
        self.lines = frozenset(self.event_lines) | {
            scope.first for scope in self.scopes if scope.ident
        }

    @property
    def stores(self) -> set[str]:
        """Every name that some scope binds."""
        return {name for scope in self.scopes for name in scope.bound}

    def definition(self, function: str, line: int) -> int:
        """The `def` or `class` line of the innermost scope named so whose span contains `line`; else 0."""
        inside = [
            s for s in self.scopes if s.ident and s.name == function and s.first <= line <= s.last
        ]
        return max((s.first, s.definition) for s in inside)[1] if inside else 0

    def loops_at(self, line: int) -> list[int]:
        """Header lines of the `for` loops whose header or body `line` is in, outermost first."""
        return [first for first, last in self.loops if first <= line <= last]

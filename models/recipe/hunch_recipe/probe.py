"""What looks into a run while it is traced, or changes what is shown of it: the tracer's one extension point."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .record import Record
    from .state import Frame, State
    from .structure import Structure


class Probe:
    """Does nothing; edits, watches, sub-expressions and incomplete programs are the subclasses."""

    hidden: frozenset[int] = frozenset()
    """Lines that are not shown: their definitions give no frames, their statements no states."""

    def prepare(self, tree: ast.Module) -> None:
        """May rewrite the program before it is compiled."""

    def builtins(self) -> dict[str, object]:
        """Names that the rewritten program needs."""
        return {}

    def visit(
        self, states: list[State], stack: list[Record], lower: list[Frame], waiting: list[int]
    ) -> None:
        """Called after each state, the last of `states`, while its frames wait; what it calls is not traced."""

    def hide(self, structure: Structure) -> None:
        """Takes the hidden statements' states away."""
        if not self.hidden:
            return
        for statement in structure.statements.values():
            if statement.line in self.hidden:
                statement.shown = False

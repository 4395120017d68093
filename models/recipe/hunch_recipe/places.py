"""Where states are in a program: what turns predicted tokens into states needs names and loops."""

from .decode import Malformed, apply
from .state import State
from .structure import Structure


class Places:
    """The definitions and loops of one program."""

    def __init__(self, source: str) -> None:
        self.structure = Structure(source)
        self._names = {scope.definition: scope.name for scope in self.structure.scopes}

    def name(self, definition: int) -> str:
        """The function that is defined there. Raises Malformed if none is."""
        if definition not in self._names:
            raise Malformed(f"nothing is defined on line {definition}")
        return self._names[definition]

    def loops_at(self, definition: int, line: int) -> list[int]:
        """Headers of the `for` loops of a definition (0: the module) that run at a line of it."""
        if line == definition:
            return []
        return [header for header in self.structure.loops_at(line) if header > definition]

    def read(self, state: dict) -> State:
        """A state from the command line's JSON."""
        return State.from_json(state, self.structure)

    def after(self, before: State, ids: list[int]) -> State | None:
        """The state that a step's tokens tell; None where they are not in the language."""
        try:
            return apply(before, ids, self.name, self.loops_at)
        except (Malformed, ValueError, IndexError, KeyError):
            return None

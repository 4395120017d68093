"""Program states: what the tracer records, the language encodes and the model predicts.

A `State` is one event of a run with the whole stack of frames, outermost first. `None` for locals, a local, loops,
pending, aliases or a value means *unknown*. States of one trace share `Frame` objects and dictionaries that did not
change between them: treat them as immutable and copy before editing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .structure import Structure

EVENTS = ("call", "line", "return", "exception", "exit")
EXITS = ("normal", "error", "never")


@dataclass(slots=True)
class Frame:
    """One function, class body or `<module>` being run."""

    function: str
    definition: int  # line of the `def` or `class` keyword, not of a decorator; 0 for <module>
    line: int
    locals: dict[str, str | None] | None  # name -> canonical text of its value
    # header line of a `for` being run -> how often its body was entered
    loops: dict[int, int | None] | None
    # values returned by calls that the current line has finished, oldest first
    pending: list[str | None] | None

    def to_json(self) -> dict[str, Any]:
        """The frame as an object of the command line's JSON; unknown parts are null."""
        return {
            "function": self.function,
            "line": self.line,
            "locals": self.locals,
            "loops": None
            if self.loops is None
            else {str(line): n for line, n in self.loops.items()},
            "pending": self.pending,
        }

    @staticmethod
    def from_json(data: dict[str, Any], structure: Structure) -> Frame:
        """Reads a frame; absent parts are unknown. The definition is found by name and line in `structure`."""
        loops = data.get("loops")
        return Frame(
            function=data["function"],
            definition=structure.definition(data["function"], data["line"]),
            line=data["line"],
            locals=data.get("locals"),
            loops=None if loops is None else {int(line): n for line, n in loops.items()},
            pending=data.get("pending"),
        )


@dataclass(slots=True)
class State:
    """One event of a run."""

    event: str  # one of EVENTS
    frames: list[Frame]  # outermost first; empty at `exit`
    # groups of (frame, name) that are one mutable object, sorted
    aliases: list[list[tuple[int, str]]] | None
    value: str | None  # of `return`; the `Type: message` of `exception`
    output: str  # text printed since the previous state
    exit: str | None  # one of EXITS at `exit`, else None

    def to_json(self) -> dict[str, Any]:
        """The state in the shape that the command line reads and writes."""
        aliases = self.aliases
        return {
            "event": self.event,
            "frames": [frame.to_json() for frame in self.frames],
            "aliases": None
            if aliases is None
            else [[f"{frame}.{name}" for frame, name in group] for group in aliases],
            "value": self.value,
            "output": self.output,
            "exit": self.exit,
        }

    @staticmethod
    def from_json(data: dict[str, Any], structure: Structure) -> State:
        """Reads a state; absent aliases, loops, pending and locals are unknown."""
        aliases = data.get("aliases")
        return State(
            event=data["event"],
            frames=[Frame.from_json(frame, structure) for frame in data["frames"]],
            aliases=None if aliases is None else [sorted(map(_member, group)) for group in aliases],
            value=data.get("value"),
            output=data.get("output") or "",
            exit=data.get("exit"),
        )


def _member(text: str) -> tuple[int, str]:
    frame, _, name = text.partition(".")
    return int(frame), name

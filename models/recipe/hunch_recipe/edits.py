"""Edits: the user sets a local and goes on from there.

The truth about what then happens is CPython's: the program runs once more, and at the same state the local is set in the
running frame, so that the new trace goes on from the old one's prefix.
"""

from __future__ import annotations

import ast
import random
from dataclasses import dataclass, replace

from .probe import Probe
from .record import release, reread
from .state import State
from .values import text

_ATOMS = (int, float, str)
_MOST = 1_000_000  # so that no edit makes a run long
_LONGEST = 60  # code points of a new value's text
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(slots=True, frozen=True)
class Edit:
    """A local of frame `k` (0 is the outermost) that is set."""

    k: int
    name: str
    value: object

    def apply(self, state: State) -> State:
        """The state after the edit."""
        return with_locals(state, self.k, {self.name: text(self.value)})


def with_locals(state: State, k: int, values: dict[str, str | None]) -> State:
    """The state with locals of frame `k` set: names that are set leave their group of aliases, and nothing was printed since."""
    frame = state.frames[k]
    frames = list(state.frames)
    frames[k] = replace(frame, locals={**(frame.locals or {}), **values})
    groups = state.aliases
    if groups:
        kept = ([n for n in g if n[0] != k or n[1] not in values] for g in groups)
        groups = [g for g in kept if len(g) > 1]
    return replace(state, frames=frames, aliases=groups, output="")


class Editor(Probe):
    """Makes one edit at the state of index `at`."""

    def __init__(self, at: int, edit: Edit):
        self.at = at
        self.edit = edit

    def visit(self, states, stack, lower, waiting) -> None:
        if len(states) != self.at + 1:
            return
        k, name, value = self.edit.k, self.edit.name, self.edit.value
        record = stack[k]
        if record.code.module:
            record.frame.f_globals[name] = value
        else:
            record.frame.f_locals[name] = value
            release(record.frame)  # until 3.12 `f_locals` is a copy
        if k < len(lower):
            # the copy that is written back must have the new value of a captured variable
            _ = stack[-1].frame.f_locals
        reread(k, stack, lower, waiting)


class Edits(Probe):
    """Makes edits, each at the state of its index, and shows that state as it is then."""

    def __init__(self, edits: list[tuple[int, Edit]]):
        self.editors = [Editor(at, edit) for at, edit in edits]
        self.made = 0

    def visit(self, states, stack, lower, waiting) -> None:
        for editor in self.editors:
            edit = editor.edit
            if len(states) != editor.at + 1:
                continue
            if edit.k < len(stack) and edit.name in stack[edit.k].texts:
                editor.visit(states, stack, lower, waiting)
                states[-1] = edit.apply(states[-1])
                self.made += 1

    @property
    def complete(self) -> bool:
        """Whether each of them could be made."""
        return self.made == len(self.editors)


def choose(rng: random.Random, state: State, atoms: bool = False) -> Edit | None:
    """A plausible edit of a state, mostly in the top frame: another value of the same type, often a mutation of the old.

    `atoms`: only of a number or string that no other local can share.
    """
    top = len(state.frames) - 1
    k = rng.randrange(top + 1) if rng.random() < 0.25 else top
    names = [n for n, v in (state.frames[k].locals or {}).items() if v and len(v) <= _LONGEST]
    if not names:
        return None
    name = rng.choice(names)
    try:
        old = ast.literal_eval(state.frames[k].locals[name])
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    if atoms and not isinstance(old, _ATOMS):
        return None
    new = other(rng, old)
    if new is None or len(text(new)) > _LONGEST or text(new) == text(old):
        return None
    return Edit(k, name, new)


def other(rng: random.Random, value: object) -> object:
    """Another value of the same type; None where there is none."""
    kind = type(value)
    change = _CHANGES.get(kind)
    return None if change is None else change(rng, value)


def _integer(rng: random.Random, value: int) -> int | None:
    if abs(value) > _MOST:
        return None
    return rng.choice(
        (value + 1, value - 1, value + rng.randint(2, 9), rng.randint(0, 20), value * 2, 0, -value)
    )


def _float(rng: random.Random, value: float) -> float | None:
    if not abs(value) < _MOST:
        return None
    return round(rng.choice((value + 1, value * 2, value / 2, value - 0.5, 0.0, -value)), 3)


def _string(rng: random.Random, value: str) -> str:
    if not value:
        return "".join(rng.choice(_LETTERS) for _ in range(rng.randint(1, 6)))
    at = rng.randrange(len(value))
    letter = rng.choice(_LETTERS)
    return rng.choice(
        (
            value[:at] + letter + value[at + 1 :],
            value[:at] + value[at + 1 :],
            value + letter,
            value[::-1],
            value.swapcase(),
            value[at:],
        )
    )


def _list(rng: random.Random, value: list) -> list | None:
    if not value:
        return [rng.randint(0, 9) for _ in range(rng.randint(1, 3))]
    at = rng.randrange(len(value))
    changed = other(rng, value[at])
    ways = [value[:at] + value[at + 1 :], value[::-1], [*value, value[at]]]
    if changed is not None:
        ways += [[*value[:at], changed, *value[at + 1 :]]] * 3 + [[*value, changed]]
    return rng.choice(ways)


def _tuple(rng: random.Random, value: tuple) -> tuple | None:
    if not value:
        return None
    at = rng.randrange(len(value))
    changed = other(rng, value[at])
    return None if changed is None else (*value[:at], changed, *value[at + 1 :])


def _dict(rng: random.Random, value: dict) -> dict | None:
    if not value:
        return None
    key = rng.choice(list(value))
    if rng.random() < 0.3:
        return {k: v for k, v in value.items() if k != key}
    changed = other(rng, value[key])
    if changed is None:
        return None
    if rng.random() < 0.3:
        added = other(rng, key)
        return None if added is None or added in value else {**value, added: changed}
    return {**value, key: changed}


def _set(rng: random.Random, value: set) -> set | None:
    if not value:
        return None
    member = rng.choice(sorted(value, key=text))
    if rng.random() < 0.5:
        return value - {member} or None
    changed = other(rng, member)
    return None if changed is None else value | {changed}


_CHANGES = {
    bool: lambda rng, value: not value,
    int: _integer,
    float: _float,
    str: _string,
    list: _list,
    tuple: _tuple,
    dict: _dict,
    set: _set,
}

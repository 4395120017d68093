"""Whether a predicted past is a possible one: CPython goes on from it, and either reaches the given state or does not.

A past may be right without being the one of the true run. It is checked in a run of the same program that has the same
stack (functions, lines, loop counts, pending results) at some state: there the frames get the predicted locals, and
CPython goes on. What a frame hides, such as the iterator of a `for`, is that run's. What cannot be checked so, a value
that is no literal, a stack that the program never has, a `return` that did not happen, is counted apart. What is unknown (see
`told`) may be anything, in the past as in the given state, and a stack may begin at any function; a run that has one value
where the past has none can confirm it, not refute it.
"""

import ast
from enum import Enum

from ..actions import StateTree
from ..probe import Probe
from ..record import release, reread
from ..state import Frame, State
from ..trace import Trace, trace
from ..values import text
from .told import agrees, complete, same_place, untold

MOST_STATES = 1500
MOST_PLACES = 4
"""Runs that are tried for one past."""


class Verdict(Enum):
    """What came of a check."""

    VALID = "valid"
    INVALID = "invalid"
    UNCHECKED = "cannot be checked"


class Unset(Exception):
    """A local that cannot be given its predicted value."""


class Placer(Probe):
    """Gives the frames of a run, at its state `at`, the locals of another state with the same stack."""

    def __init__(self, at: int, past: State, untold: int) -> None:
        self.at, self.past, self.untold = at, past, untold
        self.failed = False

    def visit(self, states, stack, lower, waiting) -> None:
        if len(states) != self.at + 1:
            return
        try:
            for k, frame in enumerate(self.past.frames, self.untold):
                if put(stack[k], frame, top=k == len(stack) - 1):
                    reread(k, stack, lower, waiting)
        except Unset:
            self.failed = True


def put(record, frame: Frame, top: bool) -> bool:
    """Sets a frame's locals; whether any had to be. Raises Unset. What is unknown stays as it is.

    Lists, dictionaries and sets are changed in place: other names and iterators keep meaning them.
    """
    module = record.code.module
    space = record.frame.f_globals if module else record.frame.f_locals
    if frame.locals is None:
        return False
    wanted = frame.locals
    changed = False
    for name, value in wanted.items():
        if value is None or record.texts.get(name) == value:
            continue
        changed = True
        if not module and name not in record.code.names:
            raise Unset
        new = literal(value)
        old = space.get(name)
        if type(old) is type(new) and isinstance(old, list | dict | set):
            old.clear()
            (old.extend if isinstance(old, list) else old.update)(new)
        else:
            space[name] = new
    for name in set(record.texts) - set(wanted):
        if not (module or top):
            raise Unset
        changed = True
        try:
            del space[name]
        except (
            ValueError,
            KeyError,
        ) as error:  # from 3.13 on a function's variables cannot be deleted so
            raise Unset from error
    if changed and not module:
        release(record.frame)
    return changed


def literal(value: str) -> object:
    """The value that a text is the `repr` of. Raises Unset."""
    try:
        found = ast.literal_eval(value)
    except (ValueError, SyntaxError, RecursionError, MemoryError) as error:
        raise Unset from error
    if text(found) != value:
        raise Unset
    return found


class Checker:
    """Checks the pasts of states of one program."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.tree = StateTree(_run(source).states)

    def check(self, given: State, action: str, past: State | None) -> Verdict:
        """Whether going forward from `past` reaches `given`, of which `past` is what `action` leads to."""
        if past is None:
            return Verdict.INVALID
        states = self.tree.states
        for at, state in enumerate(states):
            if agrees(past, state) and reaches(self.tree, at, given, action, untold(past, state)):
                return Verdict.VALID
        if past.event not in ("call", "line") or not past.frames:
            return Verdict.UNCHECKED
        places = [at for at, state in enumerate(states) if same_place(past, state)]
        places.sort(key=lambda at: -_alike(past, states[at]))
        checked = False
        for at in places[:MOST_PLACES]:
            hidden = untold(past, states[at])
            placer = Placer(at, past, hidden)
            run = _run(self.source, placer)
            if placer.failed or run.refused or len(run.states) <= at + 1:
                continue
            # with another value in an unknown's place it might
            checked = complete(past)
            if reaches(StateTree(run.states), at, given, action, hidden):
                return Verdict.VALID
        return Verdict.INVALID if checked else Verdict.UNCHECKED


def reaches(tree: StateTree, at: int, given: State, action: str, hidden: int) -> bool:
    """Whether `given` comes after state `at` of a run, and `action` leads from it back to `at`; both leave out as many outer
    frames."""
    for j in range(at + 1, tree.last + 1):
        state = tree.states[j]
        # at the exit there are no frames to leave out
        same = not given.frames or untold(given, state) == hidden
        if same and agrees(given, state) and tree.target(j, action) == at:
            return True
    return False


def _alike(past: State, state: State) -> int:
    """How many locals two states share: of the places to try, the most alike is the first."""
    frames = state.frames[untold(past, state) :]
    return sum(
        len((f.locals or {}).items() & (g.locals or {}).items())
        for f, g in zip(past.frames, frames, strict=True)
    )


def _run(source: str, probe: Probe | None = None) -> Trace:
    return trace(source, max_events=MOST_STATES, probe=probe)

"""A program with what can be learned from it: its source, its trace, and what was asked while it ran."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from . import source as source_text
from .actions import StateTree
from .crashes import crash
from .edits import Edit, Editor
from .incomplete import Hider, Incomplete, incomplete
from .questions import Question
from .recall import Lines, places
from .subexpressions import Recorder
from .tokens import ID
from .trace import Trace, trace
from .trajectories import Extras, no_questions
from .watches import Watcher

MAX_STATES = 1500
KINDS = {"plain": 0.57, "watched": 0.12, "opened": 0.15, "incomplete": 0.12, "crashing": 0.04}
"""What is done with a program while it is traced, and with which share of them: see `kinds_with`."""
BOS = ID["<bos>"]


@dataclass(slots=True)
class Traced:
    """A program that can be learned from: its source's ids, its state tree, its lines with code."""

    source: list[int]
    tree: StateTree
    lines: list[int]
    texts: Lines
    text: str = ""  # the source that is shown
    kind: str = "plain"
    questions: Callable[[int], list[Question]] = no_questions  # by the index of a state

    @property
    def extras(self) -> Extras:
        """What trajectories of it may have beside the eight actions."""
        events = self.tree.events
        # where an exception is raised, not the frames that it passes through
        raised = [i for i, e in enumerate(events) if e == "exception" and events[i - 1] != "return"]
        return Extras(self.questions, self.edited if self.kind == "plain" else None, raised)

    def edited(self, at: int, edit: Edit) -> StateTree | None:
        """The run in which `edit` was made at state `at`; None where it is too long or not the same up to there."""
        run = _run(self.text, Editor(at, edit))
        if run is None or len(run.states) <= at + 1:
            return None
        return StateTree(run.states) if run.states[at] == self.tree.states[at] else None


def kinds_with(opened: float | None) -> dict[str, float]:
    """The shares of `KINDS` with so large a share of opened programs; all others give way alike. None: as they are."""
    if opened is None:
        return KINDS
    rest = (1 - opened) / (1 - KINDS["opened"])
    return {kind: share * rest for kind, share in KINDS.items()} | {"opened": opened}


def traced(
    source: str, most: int, rng: random.Random | None = None, opened: float | None = None
) -> Traced | None:
    """A program of at most `most` source tokens, traced; None if it is longer or refused.

    With `rng`, some are watched, opened, made incomplete or given a mistake, by the shares of `kinds_with(opened)`.
    """
    kinds = kinds_with(opened)
    kind = "plain" if rng is None else rng.choices(list(kinds), list(kinds.values()))[0]
    part = None
    try:
        if kind == "crashing":
            source = crash(rng, source) or source
        elif kind == "incomplete":
            part = incomplete(rng, source)
            kind = kind if part is not None else "plain"
        shown = source if part is None else part.shown
        lines = source_text.lines(shown)
        ids = [BOS, *source_text.encode(lines)]
    except (SyntaxError, source_text.SourceError):
        return None
    if len(ids) > most:
        return None
    numbers = source_text.lines_with_code(lines)
    texts = places(lines)
    if kind == "watched":
        watcher = Watcher(rng, source)
        run = _run(source, watcher)
        if run is not None and not watcher.effect:
            return Traced(
                ids, StateTree(run.states), numbers, texts, shown, kind, watcher.questions
            )
    elif kind == "opened":
        recorder = Recorder(source)
        run = _run(source, recorder)
        if run is not None:
            asked = recorder.finish(run.states).questions
            return Traced(ids, StateTree(run.states), numbers, texts, shown, kind, asked)
    elif part is not None:
        run = _run(source, Hider(part.hidden))
        return None if run is None else _of_part(part, ids, numbers, texts, run)
    run = _run(source)
    return None if run is None else Traced(ids, StateTree(run.states), numbers, texts, shown)


def _of_part(
    part: Incomplete, ids: list[int], numbers: list[int], texts: Lines, run: Trace
) -> Traced | None:
    """The trace of an incomplete program, unless a state lies on a hidden line, as in a class body's."""
    if any(frame.line in part.hidden for state in run.states for frame in state.frames):
        return None
    return Traced(ids, StateTree(run.states), numbers, texts, part.shown, "incomplete")


def _run(source: str, probe=None) -> Trace | None:
    run = trace(source, max_events=MAX_STATES + 1, deterministic=True, probe=probe)
    return None if run.refused or len(run.states) > MAX_STATES else run

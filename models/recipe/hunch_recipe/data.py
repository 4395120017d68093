"""Rows to train on, made on the fly: programs, their traces, several trajectories of each, packed.

`rows(seed, chunk, length)` is a pure function of its arguments, so a run can be resumed at any chunk and several
workers can share one by taking chunks in turn.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from .arguments import questions, without_calls
from .decisions import Decisions
from .practice import Practice
from .programs import ARITHMETIC, PRIMITIVES, SHEETS, mix_with, programs
from .sheets import sheet
from .tokens import ID
from .traced import Traced, traced
from .trajectories import Trajectory, single_step, trajectory

ROWS_PER_CHUNK = 64
SOURCE_WEIGHT = 0.03
MAX_TRAJECTORIES = 8
MOST_OF = {ARITHMETIC: 3, PRIMITIVES: 3}
"""The most trajectories of a program of some kinds: a run without calls says little new in the next one."""
HEADERS = 0.5
"""Of the programs whose decisions are practised: those that give single steps only."""
SMALLEST_ROOM = 96
GO_ON = 0.2  # of the trajectories that end before the run does
NO_PRACTICE = Practice()
_PAD = ID["<pad>"]


@dataclass(slots=True)
class Row:
    """One packed sequence; all arrays have the row's length. See `rows`."""

    ids: np.ndarray
    document: np.ndarray
    branch: np.ndarray
    positions: np.ndarray
    weights: np.ndarray


@dataclass(slots=True)
class Document:
    """A source that several trajectories share: each may attend to the source and to itself."""

    source: list[int]
    trajectories: list[Trajectory] = field(default_factory=list)
    kind: str = "plain"  # one of traced.KINDS, a sheet, decided, or returned

    def __len__(self) -> int:
        return len(self.source) + sum(len(t.ids) for t in self.trajectories)


def rows(
    seed: int, chunk: int, length: int, split: str = "train", practice: Practice = NO_PRACTICE
) -> list[Row]:
    """The rows of one chunk: `ids` (uint16), `document` and `branch` (which tokens see each other: branch 0 is the source), `positions`
    (a branch goes on where its source ended) and `weights` (float32: of the loss of predicting the token). Held-out rows are always
    the same, whatever is practised, so that runs can be compared."""
    return [pack(made, length) for made in documents(seed, chunk, length, split, practice)]


def documents(
    seed: int, chunk: int, length: int, split: str = "train", practice: Practice = NO_PRACTICE
) -> Iterator[list[Document]]:
    """What the rows of one chunk hold."""
    if split != "train":
        practice = NO_PRACTICE
    rng = random.Random(f"{seed}/{chunk}/{split}")
    mix = mix_with(practice.arithmetic, practice.primitives, practice.kinds)
    sources = programs(rng.getrandbits(48), split, mix)
    for _ in range(ROWS_PER_CHUNK):
        yield _fill(rng, sources, length, practice)


def _fill(
    rng: random.Random, sources: Iterator[tuple[str, str]], room: int, practice: Practice
) -> list[Document]:
    found: list[Document] = []
    misses = 0
    while room >= SMALLEST_ROOM and misses < 4:
        kind, source = next(sources)
        if kind == SHEETS:
            made = asked(rng, source, room)
        elif practice.arguments and rng.random() < practice.arguments:
            made = returned(rng, source, room)
        else:
            made = document(rng, source, room, MOST_OF.get(kind, MAX_TRAJECTORIES), practice)
        if made is None:
            misses += 1
            continue
        found.append(made)
        room -= len(made)
    return found


def asked(rng: random.Random, source: str, room: int) -> Document | None:
    """A program with questions at one of its states, of at most `room` tokens; None if it does not fit or cannot be traced."""
    program = traced(source, room - SMALLEST_ROOM // 2)
    if program is None:
        return None
    made = sheet(rng, program.tree, program.texts, room - len(program.source))
    return None if made is None else Document(program.source, [made], "sheet")


def document(
    rng: random.Random,
    source: str,
    room: int,
    most: int = MAX_TRAJECTORIES,
    practice: Practice = NO_PRACTICE,
) -> Document | None:
    """A program with up to `most` trajectories, of at most `room` tokens; None if it does not fit or cannot be traced.

    Some trajectories begin where the one before ended, as a session does that has filled its context."""
    program = traced(source, room - SMALLEST_ROOM // 2, rng, practice.opened)
    if program is None:
        return None
    if program.kind == "plain" and practice.decisions and rng.random() < practice.decisions:
        decisions = Decisions(program.tree, program.texts)
        program.questions = decisions.questions
        headers = decisions.states()
        if headers and rng.random() < HEADERS:
            return decided(rng, program, headers, room)
    extras = program.extras
    made = Document(program.source, kind=program.kind)
    misses = 0
    go_on: int | None = None
    while len(made.trajectories) < most and misses < 3:
        walk = trajectory(
            rng,
            program.tree,
            program.lines,
            program.texts,
            room - len(made),
            extras=extras,
            start_at=go_on,
            stops=practice.stops,
            backward=practice.backward,
        )
        go_on = None
        if walk is None:
            misses += 1
            continue
        made.trajectories.append(walk)
        last = walk.steps[-1].after
        if walk.tree is program.tree and 0 < last < program.tree.last and rng.random() < GO_ON:
            go_on = last
    return made if made.trajectories else None


def returned(rng: random.Random, source: str, room: int) -> Document | None:
    """A program's functions, with steps back from what they returned; None if not even one fits."""
    program = traced(source, room)
    shown = program and without_calls(program)
    if shown is None or len(shown.source) > room:
        return None
    made = questions(rng, shown, room - len(shown.source))
    return Document(shown.source, made, "returned") if made else None


def decided(rng: random.Random, program: Traced, headers: list[int], room: int) -> Document | None:
    """A program with single steps from some of its headers' states; None if not even one fits."""
    made = Document(program.source, kind="decided")
    extras = program.extras
    for at in rng.sample(headers, min(len(headers), MAX_TRAJECTORIES)):
        step = single_step(rng, program.tree, program.texts, room - len(made), extras, at)
        if step is not None:
            made.trajectories.append(step)
    return made if made.trajectories else None


def pack(documents: list[Document], length: int) -> Row:
    """Lays documents into one row; what is left over is padding that nothing sees."""
    row = Row(
        np.full(length, _PAD, np.uint16),
        np.full(length, -1, np.int16),
        np.zeros(length, np.int16),
        np.zeros(length, np.int16),
        np.zeros(length, np.float32),
    )
    at = 0
    for number, made in enumerate(documents):
        base = len(made.source)
        parts = [(made.source, [0.0] + [SOURCE_WEIGHT] * (base - 1), 0)]
        parts += [(t.ids, t.weights, base) for t in made.trajectories]
        for branch, (ids, weights, position) in enumerate(parts):
            end = at + len(ids)
            row.ids[at:end] = ids
            row.document[at:end] = number
            row.branch[at:end] = branch
            row.positions[at:end] = np.arange(position, position + len(ids))
            row.weights[at:end] = weights
            at = end
    return row

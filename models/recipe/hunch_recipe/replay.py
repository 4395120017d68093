"""Reads trajectories back: the states, edits and answers that their tokens tell, without looking at a trace."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .decode import Malformed, apply, decode_action, decode_edit, decode_key, decode_question
from .edits import with_locals
from .language import (
    Answer,
    encode_action,
    encode_answer,
    encode_difference,
    encode_edit,
    encode_key,
    encode_question,
)
from .places import Places
from .programs import programs
from .recall import Lines
from .state import State
from .tokens import ID, TOKENS
from .traced import Traced, traced
from .trajectories import Trajectory, trajectory

_END = ID["<end>"]
_QUESTIONS = ("watch", "subexpression")


@dataclass(slots=True)
class Piece:
    """A key frame (`key`), step (by its action), edit or question of a trajectory."""

    kind: str
    lines: list[int]
    ids: list[int]
    state: State  # that it leads to
    expression: str | None = None
    answer: Answer | None = None
    edit: tuple[int, dict[str, str]] | None = None


def random_trajectories(
    seed: int, most: int = 700, budget: int = 900
) -> Iterator[tuple[Traced, Trajectory]]:
    """An endless stream of trajectories of every kind, a few of each program of at most `most` source tokens."""
    rng = random.Random(seed)
    for _, source in programs(seed, "train"):
        program = traced(source, most, rng)
        if program is None:
            continue
        extras = program.extras
        for _ in range(4):
            made = trajectory(rng, program.tree, program.lines, program.texts, budget, extras)
            if made is not None:
                yield program, made


def read_back(program: Traced, walk: Trajectory) -> list[Piece]:
    """The parts of a trajectory, with locals in the trace's order: that of listing, which says nothing about the state."""
    found = list(pieces(walk.ids, Places(program.text)))
    edited = max((i for i, step in enumerate(walk.steps) if step.kind == "edit"), default=-1)
    truths = [program.tree.states[walk.steps[0].before]]
    for i, step in enumerate(walk.steps):
        tree = walk.tree if i > edited else program.tree
        truths.append(tree.states[step.after])
    for piece, truth in zip(found, truths, strict=True):
        piece.state = _in_order(piece.state, truth)
    return found


def _in_order(state: State, truth: State) -> State:
    frames = []
    below = len(truth.frames) - len(state.frames)
    for frame, true in zip(state.frames, truth.frames[below:], strict=True):
        if frame.locals is not None:
            names = [n for n in true.locals if n in frame.locals]
            frame = replace(frame, locals={n: frame.locals[n] for n in names})
        frames.append(frame)
    return replace(state, frames=frames)


def pieces(ids: list[int], places: Places) -> Iterator[Piece]:
    """The parts of a trajectory in turn. Raises `decode.Malformed` where it is not in the language."""
    name, loops_at = places.name, places.loops_at
    state: State | None = None
    for part in _parts(ids):
        kind = TOKENS[part[0]][1:-1]
        if state is None:
            state = decode_key(part, name, loops_at)
            yield Piece("key", [], part, state)
        elif kind == "edit":
            k, values = decode_edit(part)
            state = with_locals(state, k, values)
            yield Piece(kind, [], part, state, edit=(k, values))
        elif kind in _QUESTIONS:
            _, expression, answer = decode_question(part)
            yield Piece(kind, [], part, state, expression, answer)
        else:
            _, lines, at = decode_action(part)
            state = apply(state, part[at:], name, loops_at)
            yield Piece(kind, lines, part, state)


def encoded(piece: Piece, before: State | None, texts: Lines) -> list[int]:
    """The tokens of a piece, from what was read of it; `texts` are the program's logical lines."""
    if before is None:
        return encode_key(piece.state)
    if piece.edit is not None:
        return encode_edit(*piece.edit)
    if piece.answer is not None:
        return encode_question(piece.kind, piece.expression, before) + encode_answer(piece.answer)
    told = encode_difference(before, piece.state, piece.state.output)
    return encode_action(piece.kind, piece.lines, before, texts) + told


def _parts(ids: list[int]) -> Iterator[list[int]]:
    first = 0
    for at, token in enumerate(ids):
        if token == _END:
            yield ids[first : at + 1]
            first = at + 1
    if first != len(ids):
        raise Malformed(f"{len(ids) - first} tokens after the last <end>")

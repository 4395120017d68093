"""Decisions: what a header depends on, asked at its states as the engine asks it before a step (docs/predict.md, "Conditions first").

Of an `if`, `elif` or `while` that is the condition as it is written, of a `for` whether there is another element.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache

from .actions import StateTree
from .questions import LONGEST, Question, canonical
from .recall import Lines
from .sheets import values
from .state import State
from .watches import Unsafe, compiled, evaluate

_TESTED = ("if ", "elif ", "while ")


class Decisions:
    """The decisions of one run, each asked once."""

    def __init__(self, tree: StateTree, texts: Lines):
        asked = ((at, _question(tree.states[at], texts)) for at in range(tree.last))
        self.found = {at: [question] for at, question in asked if question is not None}

    def questions(self, at: int) -> list[Question]:
        """What the header depends on that runs next at a state: one question, or none where it is no header or cannot be asked."""
        return self.found.get(at, [])

    def states(self) -> list[int]:
        """The states that a question can be asked at."""
        return list(self.found)


def _question(state: State, texts: Lines) -> Question | None:
    asked = condition(state, texts)
    if asked is None or len(asked) > LONGEST:
        return None
    space = values(state)
    try:
        _, names, _, _ = compiled(asked)
        answer = evaluate(asked, space) if names <= space.keys() else None
    except (Unsafe, SyntaxError):
        return None
    plain = answer is not None and answer.kind == "value"
    return Question("watch", asked, answer) if plain else None


def condition(state: State, texts: Lines) -> str | None:
    """What is true if the block of the header that runs next is entered; None at any other line."""
    if state.event != "line" or state.frames[-1].line not in texts:
        return None
    frame = state.frames[-1]
    text = texts[frame.line].text
    if not text.endswith(":"):
        return None
    for word in _TESTED:
        if text.startswith(word):
            return text[len(word) : -1]
    count = (frame.loops or {}).get(frame.line)
    return _goes_on(text)(count) if text.startswith("for ") and count is not None else None


@lru_cache(maxsize=1 << 12)
def _goes_on(header: str) -> Callable[[int], str | None]:
    """What is true if a `for` has another element after so many; only of a name and of a `range` of names and numbers."""
    nothing = lambda count: None  # noqa: E731
    iterated = ast.parse(f"{header}\n pass").body[0].iter
    if isinstance(iterated, ast.Name):
        return lambda count: f"len({iterated.id})>{count}"
    if not isinstance(iterated, ast.Call) or ast.unparse(iterated.func) != "range":
        return nothing
    plain = all(isinstance(one, ast.Name | ast.Constant) for one in iterated.args)
    if not plain or iterated.keywords or not 0 < len(iterated.args) < 3:
        return nothing
    start, stop = ["0", *map(ast.unparse, iterated.args)][-2:]
    if start.isdecimal():
        return lambda count: f"{stop}>{int(start) + count}"
    return lambda count: canonical(f"{stop}>{start}+{count}" if count else f"{stop}>{start}")

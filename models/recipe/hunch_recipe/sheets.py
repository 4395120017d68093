"""Sheets: many watches at one state, one after the other, in the place of a walk through the run.

What small values give (sums, comparisons, slices, orders) is learned from answers faster than from steps, of which most tokens say
where the run goes on. The questions are made for the values of the state's top frame and of the module, and answered as all watches are.
"""

from __future__ import annotations

import ast
import random

from .actions import StateTree
from .programs.arithmetic import LARGEST
from .programs.mistakes import Mistakes
from .programs.slots import Unfit
from .questions import LONGEST, Question, canonical
from .recall import Lines
from .state import State
from .substitution import substituted
from .trajectories import Trajectory, questionnaire
from .values import text
from .watches import Unsafe, evaluate

QUESTIONS = (16, 72)
"""The least and the most that are asked, if so many fit."""
PUT_IN = 0.8
"""How many sheets ask with values in the place of names (substitution.py), as the engine does."""
LONGEST_ANSWER = 60
"""Code points: longer values are copied more than worked out."""
LONGEST_MESSAGE = 100
"""Code points of what an exception says."""
WRITTEN_OUT = 0.55
"""How many sheets ask single operations with written operands alone (programs/operands.py), whatever the state is."""
EXCEPTIONS = 0.2
"""How many of the questions are kept that raise; of single operations all, since some are made to (programs/mistakes.py)."""
LATE = 0.6
"""How many sheets are about one of the last states, which know most variables."""


def sheet(rng: random.Random, tree: StateTree, texts: Lines, budget: int) -> Trajectory | None:
    """A key frame with questions, of at most `budget` tokens; None if a run has no state with values, or nothing fits."""
    known = [
        at
        for at, event in enumerate(tree.events)
        if event in ("line", "return") and any(frame.locals for frame in tree.states[at].frames)
    ]
    if not known:
        return None
    at = rng.choice(known[-2:] if rng.random() < LATE else known)
    asked = questions(rng, tree.states[at])
    return questionnaire(rng, tree, texts, budget, at, asked)


def questions(rng: random.Random, state: State) -> list[Question]:
    """Different questions about the values that the top frame of a state can read."""
    space = values(state)
    phrases = Mistakes(rng)
    phrases.scope |= space
    numbers = [abs(value) for value in space.values() if type(value) is int]
    sizes = (size for size in LARGEST if size >= max(numbers, default=0))
    phrases.largest = min(sizes, default=max(LARGEST))
    found: dict[str, Question] = {}
    wanted = rng.randint(*QUESTIONS)
    put_in = rng.random() < PUT_IN
    single = rng.random() < WRITTEN_OUT
    phrase = phrases.operation if single else phrases.phrase
    for _ in range(3 * wanted):
        if len(found) == wanted:
            break
        try:
            expression = canonical(phrase())
            if put_in:
                expression = substituted(expression, state)
            if len(expression) > LONGEST or expression in found:
                continue
            answer = evaluate(expression, space)
        except (Unfit, Unsafe):
            continue
        value = answer.kind == "value"
        if len(answer.text) > (
            LONGEST_ANSWER if value else LONGEST_MESSAGE
        ) or answer.text.startswith("<"):
            continue
        if value or single or rng.random() < EXCEPTIONS:
            found[expression] = Question("watch", expression, answer)
    return list(found.values())


def values(state: State) -> dict[str, object]:
    """The plain values that the top frame can read, by name."""
    found: dict[str, object] = {}
    for frame in dict.fromkeys((0, len(state.frames) - 1)):
        for name, told in (state.frames[frame].locals or {}).items():
            found.pop(name, None)
            try:
                value = ast.literal_eval(told or "")
            except (ValueError, SyntaxError, MemoryError, RecursionError):
                continue
            if text(value) == told:
                found[name] = value
    return found

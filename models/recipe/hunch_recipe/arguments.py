"""Arguments from results: what was a function called with that has returned this?

Asked in a source without the calls, which would say it: of the program's top level only definitions and imports are shown. The key
frame is the function's frame alone at its `return`, with the value and little else known, and the step back to its `call` says all
arguments, as a step back from a pasted traceback does (view.py).
"""

import ast
import random

from . import source as source_text
from .actions import StateTree
from .recall import places
from .traced import BOS, Traced
from .trajectories import Trajectory, step_back

MOST = 24
"""Returns of a program that are gone back from."""
_SHOWN = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


def without_calls(program: Traced) -> Traced | None:
    """The program with nothing but definitions and imports shown; None if no function is left."""
    body = ast.parse(program.text).body
    kept: set[int] = set()
    for node in body:
        if isinstance(node, _SHOWN):
            first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
            kept |= set(range(first, (node.end_lineno or node.lineno) + 1))
    lines = [line for line in source_text.lines(program.text) if line.number in kept]
    if not any(isinstance(node, ast.FunctionDef) for node in body):
        return None
    return Traced(
        [BOS, *source_text.encode(lines)],
        program.tree,
        source_text.lines_with_code(lines),
        places(lines),
        program.text,
        "returned",
    )


def returns(tree: StateTree) -> list[int]:
    """The states at which a call returns a value whose arguments can be asked for."""
    found = []
    for at in range(tree.last):
        if tree.events[at] != "return" or tree.depths[at] < 2:
            continue
        call = tree.target(at, "inv_step_call")
        # A generator that goes on is called at its `yield`: what it was given is no longer told there.
        if call is None or tree.states[at].value in (None, "None"):
            continue
        before, frame = tree.states[call].frames[-1], tree.states[at].frames[-1]
        if before.locals and before.function == frame.function:
            found.append(at)
    return found


def questions(rng: random.Random, program: Traced, room: int) -> list[Trajectory]:
    """Steps back from some of the returns, of at most `room` tokens in all."""
    found = returns(program.tree)
    made: list[Trajectory] = []
    for at in rng.sample(found, min(len(found), MOST)):
        one = step_back(rng, program.tree, program.texts, room, at)
        if one is not None:
            made.append(one)
            room -= len(one.ids)
    return made

"""Incomplete programs: a definition, an import or an input that the shown source lacks.

The run is that of the whole program. Hidden lines keep their numbers but are not shown; the frames of hidden code vanish into the
line that called it, as those of library code do.
"""

from __future__ import annotations

import ast
import random
from dataclasses import dataclass

from .probe import Probe

_READ = {int: "int(input())", float: "float(input())", str: "input()"}


@dataclass(slots=True, frozen=True)
class Incomplete:
    """What is shown of a program, and the lines that are not."""

    shown: str
    hidden: frozenset[int]


class Hider(Probe):
    """Traces a program as if the hidden lines were library code."""

    def __init__(self, hidden: frozenset[int]):
        self.hidden = hidden


def incomplete(rng: random.Random, source: str) -> Incomplete | None:
    """Hides something of a program; None where nothing can be hidden. `source` must parse."""
    found = _choices(ast.parse(source))
    if not found:
        return None
    kinds = sorted({kind for kind, _ in found})
    kind = rng.choice(kinds)
    node = rng.choice([n for k, n in found if k == kind])
    rows = source.split("\n")
    if kind == "input" and rng.random() < 0.6:
        # The value is what somebody typed in.
        rows[node.lineno - 1] = f"{node.targets[0].id} = {_READ[type(node.value.value)]}"
        return Incomplete("\n".join(rows), frozenset())
    for number in range(node.lineno, node.end_lineno + 1):
        rows[number - 1] = ""
    shown = "\n".join(rows)
    try:
        ast.parse(shown)
    except SyntaxError:
        return None  # nothing else was in its block
    return Incomplete(shown, frozenset(range(node.lineno, node.end_lineno + 1)))


def _choices(tree: ast.Module) -> list[tuple[str, ast.stmt]]:
    """What can be hidden: definitions, imports, and globals with a value that an input could give.

    Only what has its lines for itself and runs no other code when it is defined."""
    found: list[tuple[str, ast.stmt]] = []
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    for block in (tree.body, *(n.body for n in tree.body if isinstance(n, ast.ClassDef))):
        taken = [n for node in block for n in {node.lineno, node.end_lineno}]
        for node in block:
            if any(taken.count(n) > 1 for n in (node.lineno, node.end_lineno)):
                continue
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                if not node.decorator_list and len(block) > 1 and not _writes_values(node):
                    found.append(("definition", node))
            elif isinstance(node, ast.Import | ast.ImportFrom):
                found.append(("import", node))
            elif block is tree.body and _could_be_input(node) and node.targets[0].id in read:
                found.append(("input", node))
    return found


def _writes_values(node: ast.stmt) -> bool:
    """Whether it holds a `__repr__`: what a value may look like is read off the source shown."""
    return any(isinstance(n, ast.FunctionDef) and n.name == "__repr__" for n in ast.walk(node))


def _could_be_input(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Assign)
        and len(node.targets) == 1
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and type(node.value.value) in _READ
        and node.lineno == node.end_lineno
    )

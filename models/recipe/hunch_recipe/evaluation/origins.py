"""Where a wrong value may come from: whether the run has shown it before, under the right name or under another.

A model that cannot find a variable's newest value says another one, and that looks like bad arithmetic. Small numbers
are often equal by chance; the same look at the right values says how often.
"""

import ast
from collections.abc import Iterable

from ..programs.usage import own_nodes
from ..state import State

OWN = "an earlier value of a local of this name"
OTHER = "the value of another local"
OTHER_EARLIER = "an earlier value of another local"
WRITTEN = "written in the line"
NEAR = "one more or one less than the right one"
NEW = "none of these"
ORIGINS = (OWN, OTHER, OTHER_EARLIER, WRITTEN, NEAR, NEW)


def origin(
    text: str, right: str, name: str, states: Iterable[State], statement: ast.AST | None
) -> str:
    """The first origin that fits a value; `right` is the right one, `states` those up to the step, oldest first.

    `name` is the local that gets it, "" for a returned or printed value.
    """
    *earlier, before = states
    if name and any(
        name == other and text in texts for other, texts in _values([*earlier, before])
    ):
        return OWN
    for seen, found in (([before], OTHER), (earlier, OTHER_EARLIER)):
        if any(other != name and text in texts for other, texts in _values(seen)):
            return found
    if text in _written(statement):
        return WRITTEN
    if _whole(text) and _whole(right) and abs(int(text) - int(right)) == 1:
        return NEAR
    return NEW


def _values(states: Iterable[State]) -> Iterable[tuple[str, tuple[str, ...]]]:
    """The locals of all frames of the states, each with its text and, of a string, with what printing it shows."""
    for state in states:
        for frame in state.frames:
            for name, text in (frame.locals or {}).items():
                if text is not None:
                    yield name, (text, text[1:-1]) if text[:1] in ("'", '"') else (text,)


def _written(statement: ast.AST | None) -> set[str]:
    """The constants of a statement, as values and as printed."""
    nodes = own_nodes(statement) if statement else ()
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {show(value) for value in values for show in (repr, str)}


def _whole(text: str) -> bool:
    return text.lstrip("-").isdecimal() and len(text) < 20

"""Sheets: programs that set some variables, to be asked many questions about them at one state (hunch_recipe/sheets.py).

A step says one value and much around it; an answer says a value alone, and twenty of them share one program and one key frame.
"""

from __future__ import annotations

import random

from .layout import lay_out
from .phrases import Phrases
from .primitives import WRAPPED, primitive, wrapped
from .trial import sane

SET_UP = 0.7
"""Of the sheets, how many only set variables; the others are primitives."""
KINDS: dict[tuple[str, ...], float] = {
    (): 0.36,
    ("ints",): 0.2,
    ("ints", "str", "strs", "dict", "bool", "word", "int"): 0.2,
    ("str", "word", "digits", "strs"): 0.12,
    ("dict", "set", "tuple", "ints", "grid", "pairs", "float", "bool"): 0.12,
}
"""What the variables beside the numbers are of, by how many sheets have them."""
_KINDS, _SHARES = list(KINDS), list(KINDS.values())


def set_up(rng: random.Random) -> list[str]:
    """The lines of a program that sets three to eight variables, and changes a few."""
    d = Phrases(rng)
    (kinds,) = rng.choices(_KINDS, _SHARES)
    if kinds:
        d.begin_with(d.pick(1, 2, 2, 3))
        d.set_up(tuple(rng.choices(kinds, k=d.upto(1, 4))))
    else:
        d.begin_with(d.upto(2, 3))
        d.begin_with(d.upto(1, 4))
    for _ in range(d.pick(0, 0, 1, 2)):
        d.keep()
    return wrapped(d) if d.chance(WRAPPED) else d.lines


def sheet(rng: random.Random) -> str:
    """A random program to be asked about."""
    if rng.random() > SET_UP:
        return primitive(rng)
    while True:
        source = "\n".join(set_up(rng)) + "\n"
        if sane(source, may_raise=False):
            return lay_out(source, rng)

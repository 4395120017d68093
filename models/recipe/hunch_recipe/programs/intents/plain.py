"""Statements without functions: one after another, mixed, calls of what the language brings."""

from __future__ import annotations

from ..catalogue import EXPRESSIONS
from ..statements import Statements
from .registry import finish, intent, starts


@intent(1.1)
def straight(g: Statements) -> None:
    """Statements one after another."""
    starts(g, 2, 3)
    for _ in range(g.upto(4, 10)):
        r = g.rng.random()
        if r < 0.55:
            g.assign(g.upto(1, 3))
        elif r < 0.85:
            g.change()
        else:
            g.statement(0)
    finish(g)


@intent(1.0)
def library(g: Statements) -> None:
    """Builtins and methods on a few values, one after another or inside each other."""
    g.called_share = 0.75
    g.new_types = (*EXPRESSIONS, "int", "str", "ints", "strs", "set")
    for type in g.rng.sample(
        ["str", "ints", "strs", "dict", "set", "pairs", "grid", "int", "float"], g.upto(2, 3)
    ):
        g.start(type, 2)
    for _ in range(g.upto(3, 7)):
        r = g.rng.random()
        if r < 0.5:
            g.assign(g.upto(1, 2))
        elif r < 0.8:
            g.change()
        elif r < 0.9:
            g.line(f"print({g.write(g.pick('int', 'str', 'bool', 'ints', 'strs'), 1)})")
        else:
            g.branch(1)
    finish(g)


@intent(1.2)
def mixed(g: Statements) -> None:
    """Any statements, compound ones included, without functions."""
    starts(g, 1, 3)
    g.some(g.upto(3, 7), 2)
    finish(g)

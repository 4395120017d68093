"""The registry of intents, and what their programs begin and end with."""

from __future__ import annotations

from collections.abc import Callable

from .. import names
from ..statements import Statements

Intent = Callable[[Statements], None]

INTENTS: dict[str, tuple[Intent, float]] = {}
"""Name to (writer, weight)."""


def intent(weight: float) -> Callable[[Intent], Intent]:
    def register(write: Intent) -> Intent:
        INTENTS[write.__name__] = (write, weight)
        return write

    return register


def starts(g: Statements, low: int, high: int) -> None:
    """A few variables to begin with."""
    for _ in range(g.upto(low, high)):
        g.start(
            g.pick(
                "int", "int", "str", "ints", "ints", "strs", "dict", "str", "pair", "grid", "pairs"
            )
        )


def use(g: Statements, count: int = 1) -> None:
    """Top-level statements that call the program's functions: nested calls in one expression get a large share."""
    for _ in range(count):
        function = g.functions[int(g.rng.random() * len(g.functions))]
        text = g.call(function, 2)
        r = g.rng.random()
        if r < 0.18:
            g.line(f"print({text})")
            continue
        if function.returns == "int" and r < 0.55:
            other = g.call(g.called("int") or function, 1) if g.chance(0.6) else g.write("int", 1)
            text = g.pick(
                f"{text} + {other}",
                f"{text} * {g.upto(2, 3)}",
                f"max({text}, {other})",
                f"{text} - {other}",
                text,
            )
        if function.returns in names.VARIABLES:
            g.line(f"{g.define(function.returns).name} = {text}")
        else:
            g.line(text)


def finish(g: Statements) -> None:
    """The end of a program: something is shown, mostly."""
    r = g.rng.random()
    if r < 0.45:
        g.show()
    elif r < 0.6:
        var = g.best()
        if var:
            g.line(f"print({var.name})")
    elif r < 0.8:
        g.assign(2)

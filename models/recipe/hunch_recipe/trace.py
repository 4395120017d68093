"""The canonical tracer: a program's states, the same on every supported CPython.

`trace(source)` runs the program under `sys.settrace` and gives its states; `python -m hunch_recipe.trace FILE.py`
prints them as JSON lines. Pure standard library, so that it also runs under Pyodide in the page.

Two things make traces equal across versions. The program is compiled from a normal form of its tree in which an event's
line number names a statement (see `normal`), and the stack is kept by the tracer (see `run`), from the `call` and `return` events of the
program's own functions and class bodies: comprehensions, generator expressions, lambdas and library code never get on it.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field

from . import refusal
from .probe import Probe
from .refusal import Refusal
from .run import Run
from .state import State
from .structure import Structure

FILENAME = "<program>"


@dataclass(slots=True)
class Trace:
    """The states of one run, from the start to the exit; or the reason why there are none."""

    states: list[State] = field(default_factory=list)
    refused: Refusal | None = None
    structure: Structure | None = None


def trace(
    source: str,
    *,
    max_events: int = 10_000,
    seconds: float = 2.0,
    deterministic: bool = False,
    probe: Probe | None = None,
    typed: Sequence[str] = (),
) -> Trace:
    """Runs `source` and returns its states.

    A run of more than `max_events` states ends there with exit `never`. Refused: what does not parse, takes more than
    `seconds`, runs out of memory, or wants what a traced program may not have (files, processes, threads, tracing); with
    `deterministic` also what differs from run to run (clocks, unseeded chance, identities). A `probe` looks into the run. The lines `typed` are
    what `input` reads.
    """
    structure = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            structure = Structure(source, None if probe is None else probe.prepare)
            if probe is not None:
                probe.hide(structure)
            code = compile(structure.tree, FILENAME, "exec", dont_inherit=True, optimize=0)
    except SyntaxError as error:
        at = structure.statements.get(error.lineno) if structure is not None else None
        line = error.lineno if at is None else at.line
        return Trace(refused=Refusal("syntax", f"has a syntax error: {error.msg} (line {line})"))
    except (ValueError, RecursionError, MemoryError) as error:
        return Trace(refused=Refusal("syntax", f"does not compile: {error}"))
    reason = refusal.static(structure, deterministic)
    if reason is not None:
        return Trace(refused=reason, structure=structure)
    states, refused = Run(structure, code, max_events, seconds, probe, typed).run()
    return Trace([] if refused else states, refused, structure)


def main() -> int:
    """Prints one state a line; 1 where the program is refused, 2 on wrong usage."""
    # here, as nothing of it is for the tracer, which is loaded in the page too
    from .apart import main

    return main()


if __name__ == "__main__":
    sys.exit(main())

"""States as short lines, for tests that compare whole runs: one line a state.

`line m:2 x=1 for 2:0 / f:5 n=3 got 1 ~ 0.a 1.b = value > 'output'`: frames outermost first (`m` is the module) with
locals, loops and pending results; then aliases, value, output.
"""

from hunch_recipe.state import Frame, State
from hunch_recipe.trace import trace


def listing(source: str, **options) -> list[str]:
    """The states of a program between the start and the exit; the exit's kind and output close it."""
    result = trace(source, **options)
    if result.refused:
        return [f"refused: {result.refused}"]
    return [_state(state) for state in result.states[1:]]


def _state(state: State) -> str:
    parts = [state.event, " / ".join(map(_frame, state.frames)) or state.exit]
    parts += ["~ " + " ".join(f"{i}.{name}" for i, name in group) for group in state.aliases]
    if state.value is not None:
        parts.append(f"= {state.value}")
    if state.output:
        parts.append(f"> {state.output!r}")
    return " ".join(parts)


def _frame(frame: Frame) -> str:
    parts = [f"{'m' if frame.function == '<module>' else frame.function}:{frame.line}"]
    parts += [f"{name}={text}" for name, text in frame.locals.items()]
    if frame.loops:
        parts.append("for " + " ".join(f"{line}:{count}" for line, count in frame.loops.items()))
    if frame.pending:
        parts.append("got " + ", ".join(frame.pending))
    return " ".join(parts)

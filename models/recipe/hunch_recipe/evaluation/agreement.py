"""Which parts of two states are the same, as `hunch eval` has it (src/state/compare.rs)."""

from ..state import State

PARTS = ("event", "line", "locals", "bookkeeping", "value", "output")


def agreement(a: State, b: State) -> dict[str, bool]:
    """For each part whether it is the same; the order of locals and of aliases does not count."""

    def frames(part) -> bool:
        return [part(f) for f in a.frames] == [part(f) for f in b.frames]

    return {
        "event": (a.event, a.exit) == (b.event, b.exit),
        "line": frames(lambda f: (f.function, f.line)),
        "locals": frames(lambda f: f.locals),
        "bookkeeping": frames(lambda f: (f.loops, f.pending)) and _groups(a) == _groups(b),
        "value": a.value == b.value,
        "output": a.output == b.output,
    }


def exact(a: State | None, b: State) -> bool:
    """Whether two states say the same; None says nothing."""
    return a is not None and all(agreement(a, b).values())


def _groups(state: State) -> set[frozenset] | None:
    """The alias groups without their order; groups of fewer than two say nothing."""
    if state.aliases is None:
        return None
    return {frozenset(group) for group in state.aliases if len(group) > 1}

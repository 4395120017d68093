"""Whether a state has all that another one tells of it.

Told is what is known: None is unknown and says nothing, and a stack may begin at any function, whose callers are not told.
"""

from ..state import Frame, State


def untold(told: State, state: State) -> int | None:
    """How many of the state's outer frames are not told; None where there are fewer frames than told, or all are hidden."""
    count = len(state.frames) - len(told.frames)
    return None if count < 0 or (count and not told.frames) else count


def agrees(told: State, state: State) -> bool:
    """Whether `state` has all that is told, but for what was printed before: that says nothing about what comes."""
    return (
        same_place(told, state)
        and told.value in (None, state.value)
        and all(locals_agree(a, b) for a, b in _frames(told, state))
        and _aliases_agree(told, state)
    )


def same_place(told: State, state: State) -> bool:
    """Whether `state` is as told in its event and, frame by frame, the function, the line, the loops and the results."""
    if (told.event, told.exit) != (state.event, state.exit) or untold(told, state) is None:
        return False
    return all(_place_agrees(a, b) for a, b in _frames(told, state))


def locals_agree(told: Frame, frame: Frame) -> bool:
    """Whether a frame has the locals that are told. A name of unknown value need not be there: in a loop, what its later
    lines bind may be there already."""
    ours, theirs = told.locals, frame.locals or {}
    return ours is None or (
        theirs.keys() <= ours.keys()
        and all(value is None or theirs.get(name) == value for name, value in ours.items())
    )


def complete(state: State) -> bool:
    """Whether nothing of the frames that are told is unknown."""
    return not any(
        part is None or None in part
        for frame in state.frames
        for part in (
            frame.locals and frame.locals.values(),
            frame.loops and frame.loops.values(),
            frame.pending,
        )
    )


def _frames(told: State, state: State) -> list[tuple[Frame, Frame]]:
    """The told frames, each beside the state's."""
    return list(zip(told.frames, state.frames[untold(told, state) :], strict=True))


def _place_agrees(told: Frame, frame: Frame) -> bool:
    return (
        (told.definition, told.line) == (frame.definition, frame.line)
        and told.function == frame.function
        and (told.loops is None or _all_agree(told.loops, frame.loops))
        and (told.pending is None or _all_agree(_numbered(told), _numbered(frame)))
    )


def _all_agree(told: dict, true: dict) -> bool:
    return told.keys() == true.keys() and all(v in (None, true[k]) for k, v in told.items())


def _numbered(frame: Frame) -> dict[int, str | None]:
    return dict(enumerate(frame.pending))


def _aliases_agree(told: State, state: State) -> bool:
    """Whether the names whose values are told are aliases as told."""
    if told.aliases is None:
        return True
    hidden = untold(told, state)
    known = {
        (k + hidden, name)
        for k, frame in enumerate(told.frames)
        for name, value in (frame.locals or {}).items()
        if value is not None
    }
    ours = _groups([[(k + hidden, name) for k, name in group] for group in told.aliases], known)
    return ours == _groups(state.aliases or [], known)


def _groups(groups: list[list[tuple[int, str]]], known: set[tuple[int, str]]) -> set[frozenset]:
    """The groups without their order and without names that are not known; groups of fewer than two say nothing."""
    kept = (known.intersection(group) for group in groups)
    return {frozenset(group) for group in kept if len(group) > 1}

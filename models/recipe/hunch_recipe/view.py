"""What of a trace's states a trajectory shows: mostly all, sometimes only the innermost frames, or not every value.

Steps tell what really changed. What is hidden in the key frame stays unknown until it changes; only from a pasted traceback, of
which no value is known, and from a `return` whose arguments are asked for, a step back says all of the frame that it leads to, since
that is what is being asked.
"""

import random
from dataclasses import replace

from .actions import StateTree
from .language import encode_difference, encode_key, surviving
from .state import Frame, State
from .vocabulary import MAX_DEPTH

SHOW_PART_OF_STACK = 0.06
HIDE = 0.06


class View:
    """The states of a trace as one trajectory tells them."""

    def __init__(
        self,
        rng: random.Random,
        tree: StateTree,
        i: int,
        traceback: bool = False,
        whole: bool = False,
        returned: bool = False,
    ):
        self.tree = tree
        self.rng = rng
        self.traceback = traceback
        self.returned = returned
        # Little is known, and a step back says all.
        self.reveals = traceback or returned
        self.hide = self.reveals or (not whole and rng.random() < HIDE)
        self.seen: State | None = (
            None  # the present state as far as it is known, where that is less than the truth
        )
        self.below = 0
        depth = tree.depths[i]
        if returned:
            self.below = depth - 1
        elif not traceback and not whole and depth > 1 and rng.random() < SHOW_PART_OF_STACK:
            self.below = rng.randint(1, depth - 1)
        self.first = self.end = i
        if self.below:
            while self.first > 0 and tree.depths[self.first - 1] > self.below:
                self.first -= 1
            while tree.depths[self.end + 1] > self.below:
                self.end += 1
        else:
            self.first, self.end = 0, tree.last

    @property
    def whole(self) -> bool:
        """Whether everything is shown."""
        return not self.hide and not self.below

    def shows(self, i: int) -> bool:
        """Whether state `i` can be told in this view."""
        return self.first <= i <= self.end and self.tree.depths[i] - self.below <= MAX_DEPTH

    def key(self, i: int, state: State | None = None) -> list[int] | None:
        """The key frame of state `i`, or of `state` in its place; None if it is too deep."""
        if not self.shows(i):
            return None
        state = replace(self._cut(state or self.tree.states[i]), output="")
        if self.traceback:
            self.seen = state = pasted(state)
        elif self.returned:
            self.seen = state = result(self.rng, state)
        elif self.hide and state.frames:
            self.seen = state = hidden(self.rng, state)
        return encode_key(state)

    def edit(self, tree: StateTree, state: State) -> None:
        """Goes on in another run, from a state that is not the run's own."""
        self.tree, self.end, self.seen = tree, tree.last, state

    def present(self, i: int) -> State:
        """State `i` as far as the trajectory has told it."""
        return self._cut(self.tree.states[i]) if self.seen is None else self.seen

    def step(self, i: int, j: int) -> list[int]:
        """The step from state `i` to state `j`, after its action."""
        states = self.tree.states
        after = self._cut(states[j])
        if self.seen is None:
            return encode_difference(self._cut(states[i]), after, self.tree.output(i, j))
        before, self.seen = self.seen, None
        if self.hide and after.frames:
            reveal = self.reveals and j < i
            self.seen = after = known(before, self._cut(states[i]), after, reveal)
        return encode_difference(before, after, self.tree.output(i, j))

    def _cut(self, state: State) -> State:
        if not self.below:
            return state
        groups = [
            [(k - self.below, n) for k, n in g if k >= self.below] for g in state.aliases or ()
        ]
        return replace(
            state, frames=state.frames[self.below :], aliases=[g for g in groups if len(g) > 1]
        )


def hidden(rng: random.Random, state: State) -> State:
    """The state with some of it unknown."""
    share = rng.choice((0.15, 0.5, 1.0))

    def hide(frame: Frame) -> Frame:
        known = frame.locals
        if rng.random() < 0.2:
            known = None
        elif known is not None:
            known = {name: None if rng.random() < share else value for name, value in known.items()}
        loops = (
            {h: None for h in frame.loops} if frame.loops and rng.random() < 0.5 else frame.loops
        )
        return replace(
            frame, locals=known, loops=loops, pending=None if rng.random() < 0.3 else frame.pending
        )

    value = None if state.value is not None and rng.random() < 0.2 else state.value
    frames = [hide(f) for f in state.frames]
    # Which names are one object cannot be told of values that are not known.
    return replace(state, frames=frames, aliases=None, value=value)


def pasted(state: State) -> State:
    """What a traceback tells of an `exception` state: functions, lines and the message."""
    frames = [
        replace(f, locals=None, loops=dict.fromkeys(f.loops or ()), pending=None)
        for f in state.frames
    ]
    return replace(state, frames=frames, aliases=None)


def result(rng: random.Random, state: State) -> State:
    """What is known of a `return` whose arguments are asked for: the value, and now and then a local."""
    frame = state.frames[-1]
    known = None
    if rng.random() < 0.3 and frame.locals:
        share = rng.choice((0.5, 0.8, 1.0))
        known = {n: None if rng.random() < share else v for n, v in frame.locals.items()}
    told = replace(frame, locals=known, loops=dict.fromkeys(frame.loops or ()), pending=None)
    return replace(state, frames=[*state.frames[:-1], told], aliases=None)


def known(seen: State, before: State, after: State, reveal: bool) -> State:
    """What is known of `after` to who has `seen` of `before` only a part; `reveal`: all of the top frame."""
    shared = surviving(before, after)
    top = len(after.frames) - 1
    frames = []
    for k, new in enumerate(after.frames):
        if k >= shared or (reveal and k == top):
            frames.append(new)
        else:
            fresh = k == top and after.event == "line"
            frames.append(_known_frame(seen.frames[k], before.frames[k], new, fresh))
    return replace(after, frames=frames, aliases=None)


def _known_frame(seen: Frame, old: Frame, new: Frame, fresh: bool) -> Frame:
    past, was, now = old.locals or {}, seen.locals or {}, new.locals or {}
    values = {}
    for name, value in now.items():
        if name not in past or past[name] != value:
            values[name] = value
        elif name in was:
            values[name] = was[name]
    counts, before = seen.loops or {}, old.loops or {}
    loops = {
        header: counts[header] if header in counts and before.get(header) == count else count
        for header, count in (new.loops or {}).items()
    }
    pending = new.pending
    if seen.pending is None and not fresh and old.line == new.line:
        pending = None
    locals_ = values if values or seen.locals is not None else None
    return replace(new, locals=locals_, loops=loops, pending=pending)

"""Random walks over a trace: where to start, which actions to take, what to hide (the design's sections 3 and 10).

A trajectory is a key frame followed by steps, as token ids with the loss weight of each.
"""

import random
from dataclasses import dataclass, replace

from .actions import StateTree
from .language import encode_action, encode_difference, encode_key
from .state import Frame, State
from .vocabulary import MAX_DEPTH

# Each policy: its share of the trajectories, and how likely each action is. The second and third are the paper's
# (arXiv 2603.09951); the first is what people do most, and what the careful mode is made of.
POLICIES: list[tuple[float, dict[str, float]]] = [
    (0.44, {"step_into": 0.92, "step_over": 0.08}),
    (0.16, {"step_into": 0.5, "step_over": 0.5}),
    (
        0.20,
        {
            "step_into": 0.35,
            "step_over": 0.10,
            "step_return": 0.20,
            "breakpoint": 0.10,
            "continue": 0.05,
        },
    ),
    (0.23, {"inv_step_into": 0.65, "inv_step_over": 0.20, "inv_step_call": 0.15}),
]
SHOW_PART_OF_STACK = 0.06
HIDE = 0.06


@dataclass(slots=True, frozen=True)
class Step:
    """A step of a trajectory: its action, the states it leads from and to, and where its predicted tokens lie."""

    kind: str
    lines: tuple[int, ...]
    before: int
    after: int
    first: int
    end: int


@dataclass(slots=True)
class Trajectory:
    """Token ids from `<key>` on, the loss weight of predicting each of them, and the steps they tell."""

    ids: list[int]
    weights: list[float]
    steps: list[Step]


def trajectory(
    rng: random.Random, tree: StateTree, lines: list[int], budget: int
) -> Trajectory | None:
    """A random trajectory of at most `budget` tokens; None if not even one step fits.

    Most are cut shorter than that, so that a row shows more starting points."""
    (policy,) = rng.choices([p for _, p in POLICIES], [share for share, _ in POLICIES])
    budget = min(budget, rng.choice((160, 320, 640, budget)))
    kinds, chances = list(policy), list(policy.values())
    inverse = kinds[0].startswith("inv_")
    i = start(rng, tree, inverse)
    view = View(rng, tree, i)
    key = view.key(i)
    if key is None or len(key) >= budget:
        return None
    ids, weights, steps = list(key), [0.0] * len(key), []
    while inverse or i < tree.last:
        (kind,) = rng.choices(kinds, chances)
        stops = breakpoints(rng, tree, lines, i) if kind == "breakpoint" else frozenset()
        j = tree.target(i, kind, stops)
        if j is None or not view.shows(j):
            break
        given = encode_action(kind, tuple(stops))
        told = view.step(i, j)
        if len(ids) + len(given) + len(told) > budget:
            break
        first = len(ids) + len(given)
        steps.append(Step(kind, tuple(sorted(stops)), i, j, first, first + len(told)))
        ids += given + told
        weights += [0.0] * len(given) + [1.0] * len(told)
        i = j
    return Trajectory(ids, weights, steps) if steps else None


def start(rng: random.Random, tree: StateTree, inverse: bool) -> int:
    """Where a trajectory begins: forward often at the start, backward anywhere after it, sometimes at the exit."""
    if inverse:
        return tree.last if rng.random() < 0.1 else rng.randint(1, tree.last)
    return 0 if rng.random() < 0.4 else rng.randrange(tree.last)


def breakpoints(rng: random.Random, tree: StateTree, lines: list[int], i: int) -> frozenset[int]:
    """One to three lines, mostly ones that the run still reaches."""
    chosen = set()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        j = rng.randint(i + 1, tree.last)
        if tree.events[j] == "line" and rng.random() < 0.8:
            chosen.add(tree.states[j].frames[-1].line)
        else:
            chosen.add(rng.choice(lines))
    return frozenset(chosen)


class View:
    """What of the states a trajectory shows: mostly all, sometimes only the innermost frames, or not every value.

    Steps are differences of what really happened: what is hidden in the key frame stays hidden until it changes.
    """

    def __init__(self, rng: random.Random, tree: StateTree, i: int):
        self.tree = tree
        self.hide = rng.random() < HIDE
        self.rng = rng
        self.below = 0
        depth = tree.depths[i]
        if depth > 1 and rng.random() < SHOW_PART_OF_STACK:
            self.below = rng.randint(1, depth - 1)
        self.first = self.end = i
        if self.below:
            while self.first > 0 and tree.depths[self.first - 1] > self.below:
                self.first -= 1
            while tree.depths[self.end + 1] > self.below:
                self.end += 1
        else:
            self.first, self.end = 0, tree.last

    def shows(self, i: int) -> bool:
        """Whether state `i` can be told in this view."""
        return self.first <= i <= self.end and self.tree.depths[i] - self.below <= MAX_DEPTH

    def key(self, i: int) -> list[int] | None:
        """The key frame of state `i`, or None if it is too deep."""
        if not self.shows(i):
            return None
        state = replace(self._cut(self.tree.states[i]), output="")
        return encode_key(hidden(self.rng, state) if self.hide and state.frames else state)

    def step(self, i: int, j: int) -> list[int]:
        """The step from state `i` to state `j`, after its action."""
        states = self.tree.states
        return encode_difference(self._cut(states[i]), self._cut(states[j]), self.tree.output(i, j))

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

"""How the suites' trajectories are drawn: which actions, from which programs. This policy is the suites' own and stays,
whatever shares of actions training takes.

Of each program: a walk by the policies of the paper (arXiv 2603.09951), forward or backward in turn; up to three jumps,
single steps drawn so that every class of horizon fills up evenly (walks alone give few that skip many states); and, for
short runs, the whole run state by state. Whole stacks are shown, and nothing is hidden.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ..actions import FORWARD, StateTree
from ..language import TooDeep, encode_difference, encode_key
from ..trajectories import breakpoints, start
from .context import RESERVES
from .steps import Action, Step, Trajectory, horizon, silent

PAPER = {
    "step_into": 0.35,
    "step_over": 0.10,
    "step_return": 0.20,
    "breakpoint": 0.10,
    "continue": 0.05,
}
SINGLE = {"step_into": 0.5, "step_over": 0.5}
# The inverse of each; breakpoint and continue have none.
INVERSE_PAPER = {"inv_step_into": 0.35, "inv_step_over": 0.10, "inv_step_call": 0.20}
INVERSE_SINGLE = {"inv_step_into": 0.5, "inv_step_over": 0.5}

WALK_STEPS = 10
JUMPS = ("step_over", "step_return", "breakpoint", "continue", "inv_step_over", "inv_step_call")
JUMPS_A_PROGRAM = 3
JUMPS_A_CLASS = 42
RUNS = 60
RUN_STATES = (6, 48)
LONGEST_STEP = 140
"""Tokens; longer steps are left out, so that an answer always fits what is kept free for it."""


class Drawer:
    """Draws the trajectories of one suite; counts, so that jumps of all horizons get their share."""

    def __init__(self, name: str, rng: random.Random, context: int) -> None:
        self.name, self.rng, self.context = name, rng, context
        self.jumps: Counter[tuple[str, str]] = Counter()
        self.number = self.runs = 0

    def draw(
        self, source: str, ids: int, tree: StateTree, lines: list[int]
    ) -> Iterator[Trajectory]:
        """The trajectories of a program of `ids` tokens."""
        self.number += 1
        self._source, self._room, self._tree, self._lines = (
            source,
            self.context - ids - RESERVES[0],
            tree,
            lines,
        )
        drawn = {"walk": [self.walk()], "jump": self.some_jumps()}
        if self.runs < RUNS and RUN_STATES[0] <= tree.last <= RUN_STATES[1]:
            drawn["run"] = [self.run()]
        for kind, trajectories in drawn.items():
            for part, trajectory in enumerate(t for t in trajectories if t is not None):
                trajectory.identity = f"{self.name}/{kind}/{self.number}.{part}"
                self.runs += kind == "run"
                yield trajectory

    def walk(self) -> Trajectory | None:
        """Up to `WALK_STEPS` steps from anywhere, of one policy."""
        rng, tree = self.rng, self._tree
        inverse = self.number % 2 == 0
        policies = (INVERSE_PAPER, INVERSE_SINGLE) if inverse else (PAPER, SINGLE)
        policy = rng.choice(policies)
        i = start(rng, tree, inverse)
        kinds, chances = list(policy), list(policy.values())
        taken: list[tuple[int, Action, int]] = []
        while len(taken) < WALK_STEPS:
            (kind,) = rng.choices(kinds, chances)
            action = self.action(kind, i)
            j = None if action is None else tree.target(i, kind, frozenset(action.lines))
            if j is None or not self.can_say(i, j):
                break
            taken.append((i, action, j))
            i = j
        return self.trajectory(taken)

    def run(self) -> Trajectory | None:
        """The whole run, if every step of it can be said."""
        steps = range(self._tree.last)
        if not all(self.can_say(i, i + 1) for i in steps):
            return None
        return self.trajectory([(i, Action("step_into"), i + 1) for i in steps])

    def some_jumps(self) -> list[Trajectory | None]:
        """Jumps of classes that have had fewest, each from another state."""
        rng, tree, found = self.rng, self._tree, []
        for kind in sorted(
            JUMPS, key=lambda k: sum(n for (j, _), n in self.jumps.items() if j == k)
        ):
            if len(found) == JUMPS_A_PROGRAM:
                break
            options: dict[str, list[tuple[int, Action, int]]] = {}
            for i in rng.sample(range(tree.last + 1), min(tree.last + 1, 24)):
                action = self.action(kind, i)
                j = None if action is None else tree.target(i, kind, frozenset(action.lines))
                if j is not None:
                    options.setdefault(horizon(j - i), []).append((i, action, j))
            open_classes = [c for c in options if self.jumps[kind, c] < JUMPS_A_CLASS]
            for name in sorted(open_classes, key=lambda c: self.jumps[kind, c])[:1]:
                fitting = [o for o in options[name] if self.can_say(o[0], o[2])]
                if fitting:
                    self.jumps[kind, name] += 1
                    found.append(self.trajectory([rng.choice(fitting)]))
        return found

    def action(self, kind: str, i: int) -> Action | None:
        """The action with its lines: one to three for a breakpoint, mostly ones that are reached."""
        if kind in FORWARD and i >= self._tree.last:
            return None
        if kind != "breakpoint":
            return Action(kind)
        return Action(kind, tuple(sorted(breakpoints(self.rng, self._tree, self._lines, i))))

    def can_say(self, i: int, j: int) -> bool:
        """Whether the state `i`, and the step from it to `j`, are within the limits."""
        states, tree = self._tree.states, self._tree
        try:
            key = encode_key(silent(states[i]))
            step = encode_difference(states[i], states[j], tree.output(i, j))
        except TooDeep:
            return False
        return len(key) <= self._room and len(step) <= LONGEST_STEP

    def trajectory(self, taken: list[tuple[int, Action, int]]) -> Trajectory | None:
        """The trajectory of (from, action, to) indices; None without any."""
        if not taken:
            return None
        states, tree = self._tree.states, self._tree
        steps = [
            Step(action, replace(states[j], output=tree.output(i, j)), horizon(j - i))
            for i, action, j in taken
        ]
        return Trajectory("", self._source, silent(states[taken[0][0]]), steps)

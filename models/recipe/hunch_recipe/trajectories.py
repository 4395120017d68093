"""Random walks over a trace: where to start, which actions to take, what to hide (the design's sections 3 and 10).

A trajectory is a key frame followed by steps, edits and questions, as token ids with the loss weight of each.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from .actions import StateTree
from .edits import Edit, choose
from .language import encode_action, encode_answer, encode_edit, encode_question
from .questions import Question
from .recall import Lines
from .view import View

# Each policy: its share of the trajectories, and how likely each action is. The second and third are the paper's
# (arXiv 2603.09951); the first is what people do most, and what the careful mode is made of.
POLICIES: list[tuple[float, dict[str, float]]] = [
    (0.40, {"step_into": 0.92, "step_over": 0.08}),
    (0.14, {"step_into": 0.5, "step_over": 0.5}),
    (
        0.26,
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
KEPT_STOPS = {"breakpoint": 0.8, "step_into": 0.12, "step_over": 0.08}
"""What somebody does who has set breakpoints once and leaves them."""
JUMPS = ("step_return", "breakpoint", "continue")
SHORT = 16
"""Jumps over at most so many states are short, as most are."""
TRACEBACK = 0.4  # of the trajectories of a run that has an exception
EDIT = 0.13  # of the trajectories of a plain program
ASK = 0.9  # of the states with watches
OPEN = (0.5, 1.0)  # of the lines that can be opened, by trajectory


@dataclass(slots=True, frozen=True)
class Step:
    """A step of a trajectory: its action, the states it leads from and to, and where its predicted tokens lie.

    An edit and a question are steps that lead nowhere."""

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
    tree: StateTree | None = None
    """The trace that the steps after the last edit are of."""
    traceback: bool = False


def no_questions(at: int) -> list[Question]:
    """Nothing is asked at any state."""
    return []


@dataclass(slots=True, frozen=True)
class Extras:
    """What a trajectory may have beside the eight actions; evaluation asks for none of it."""

    questions: Callable[[int], list[Question]]  # by the index of a state
    edited: Callable[[int, Edit], StateTree | None] | None  # the run with an edit at a state
    raised: list[int]  # states of which tracebacks can be pasted


def trajectory(
    rng: random.Random,
    tree: StateTree,
    lines: list[int],
    texts: Lines,
    budget: int,
    extras: Extras | None = None,
    start_at: int | None = None,
    stops: float = 0.0,
    backward: float | None = None,
) -> Trajectory | None:
    """A random trajectory of at most `budget` tokens; None if not even one step fits. `lines` are those with code, `texts` all; `stops` is
    the share of those that stop at the same breakpoints all the way, `backward` of those that go backward, if it is not the policies' own.

    Most are cut shorter than that, so that a row shows more starting points."""
    (policy,) = rng.choices([p for _, p in POLICIES], shares(backward))
    budget = min(budget, rng.choice((160, 320, 640, budget)))
    keeps = stops > 0 and rng.random() < stops
    walk = _Walk(rng, tree, lines, texts, budget, KEPT_STOPS if keeps else policy, extras)
    walk.keeps = keeps
    return walk.trajectory if walk.begin(start_at) and walk.go() else None


def single_step(
    rng: random.Random, tree: StateTree, texts: Lines, budget: int, extras: Extras, at: int
) -> Trajectory | None:
    """The key frame of a state and the step from there, with what is asked there half of the time; None if it does not fit."""
    walk = _Walk(rng, tree, [], texts, budget, {"step_into": 1.0}, extras)
    if not walk.begin(at, whole=True):
        return None
    if rng.random() < 0.5:
        walk.ask()
    return walk.trajectory if walk.step() else None


def step_back(
    rng: random.Random, tree: StateTree, texts: Lines, budget: int, at: int
) -> Trajectory | None:
    """The key frame of a `return` of which little but the value is known, and the step back to its call; None if it does not fit."""
    walk = _Walk(rng, tree, [], texts, budget, {"inv_step_call": 1.0}, None)
    if not walk.begin(at, returned=True):
        return None
    return walk.trajectory if walk.step() else None


def questionnaire(
    rng: random.Random,
    tree: StateTree,
    texts: Lines,
    budget: int,
    at: int,
    questions: list[Question],
) -> Trajectory | None:
    """The key frame of a state and these questions there, as many as fit `budget` tokens; None if not even one fits."""
    walk = _Walk(rng, tree, [], texts, budget, {"step_into": 1.0}, None)
    if not walk.begin(at, whole=True):
        return None
    walk.put(questions)
    return walk.trajectory if walk.trajectory.steps else None


def shares(backward: float | None) -> list[float]:
    """How often each policy is followed, if a share of all trajectories goes `backward`: only the last policy does."""
    own = [share for share, _ in POLICIES]
    if backward is None:
        return own
    rest = (1 - backward) / sum(own[:-1])
    return [*(share * rest for share in own[:-1]), backward]


class _Walk:
    """A trajectory being made."""

    def __init__(
        self,
        rng: random.Random,
        tree: StateTree,
        lines: list[int],
        texts: Lines,
        budget: int,
        policy: dict[str, float],
        extras: Extras | None,
    ):
        self.rng, self.tree, self.lines, self.texts, self.budget = rng, tree, lines, texts, budget
        self.kinds, self.chances = list(policy), list(policy.values())
        self.inverse = self.kinds[0].startswith("inv_")
        self.extras = extras
        self.open = 0.0 if extras is None else rng.choice(OPEN)
        self.edit_after: int | None = None  # how many steps come before an edit
        self.keeps = False  # whether the first breakpoints stay set
        self.kept: frozenset[int] = frozenset()
        self.trajectory = Trajectory([], [], [], tree)

    def begin(self, start_at: int | None, whole: bool = False, returned: bool = False) -> bool:
        """Chooses the state to begin at and writes its key frame; `whole`: with everything in it, `returned`: with the value and little else."""
        rng, tree = self.rng, self.tree
        traceback = False
        if start_at is not None:
            i = start_at
        elif self.extras is not None and self.extras.raised and rng.random() < TRACEBACK:
            i, traceback = rng.choice(self.extras.raised), True
        else:
            i = start(rng, tree, self.inverse)
        self.i = i
        self.view = View(rng, tree, i, traceback, whole, returned)
        self.trajectory.traceback = traceback
        if self.extras is not None and self.extras.edited is not None and self.view.whole:
            if rng.random() < EDIT:
                if self.inverse:
                    return self.correct()
                self.edit_after = rng.choice((0, 0, 1, 2, 4))
        return self.give(self.view.key(i))

    def correct(self) -> bool:
        """A key frame with a wrong local that an edit sets right: so the past after an edit is the run's own."""
        state = self.tree.states[self.i]
        edit = choose(self.rng, state, atoms=True) if state.frames else None
        if edit is None or not self.give(self.view.key(self.i, edit.apply(state))):
            return self.give(self.view.key(self.i))
        if self.give(encode_edit(edit.k, {edit.name: state.frames[edit.k].locals[edit.name]})):
            self.note("edit", (), self.i, 0)
            return True
        return False

    def go(self) -> bool:
        """Takes steps until one does not fit or leads nowhere."""
        steps = 0
        while self.inverse or self.i < self.tree.last:
            if steps == self.edit_after:
                self.edit()
            self.ask()
            if not self.step():
                break
            steps += 1
        return steps > 0

    def step(self) -> bool:
        rng, tree, i = self.rng, self.tree, self.i
        (kind,) = rng.choices(self.kinds, self.chances)
        stops = self.stops() if kind == "breakpoint" else frozenset()
        j = tree.target(i, kind, stops)
        if j is None or not self.view.shows(j):
            return False
        given = encode_action(kind, tuple(stops), self.view.present(i), self.texts)
        if not self.tell(kind, tuple(sorted(stops)), j, given, self.view.step(i, j)):
            return False
        self.i = j
        return True

    def stops(self) -> frozenset[int]:
        """Breakpoints for the next action."""
        if self.keeps and self.kept:
            return self.kept
        self.kept = breakpoints(self.rng, self.tree, self.lines, self.i)
        return self.kept

    def ask(self) -> None:
        """Asks what can be asked at this state, in order, while there is room."""
        if self.extras is None or not self.view.whole or self.edit_after is not None:
            return
        questions = self.extras.questions(self.i)
        if not questions or self.rng.random() > (
            ASK if questions[0].kind == "watch" else self.open
        ):
            return
        self.put(questions)

    def put(self, questions: list[Question]) -> None:
        """Writes questions with their answers, in order, while there is room."""
        for question in questions:
            present = self.view.present(self.i)
            given = encode_question(question.kind, question.expression, present)
            if not self.tell(question.kind, (), self.i, given, encode_answer(question.answer)):
                return

    def edit(self) -> None:
        """Sets a local and goes on in the run in which CPython has set it."""
        state = self.tree.states[self.i]
        edit = choose(self.rng, state) if state.frames else None
        tree = None if edit is None else self.extras.edited(self.i, edit)
        if tree is None:
            return
        after = edit.apply(state)
        told = encode_edit(edit.k, {edit.name: after.frames[edit.k].locals[edit.name]})
        if self.give(told):
            self.note("edit", (), self.i, 0)
            self.view.edit(tree, after)
            self.tree = self.trajectory.tree = tree

    def give(self, ids: list[int] | None) -> bool:
        """Writes tokens that are not predicted, if they fit."""
        if ids is None or len(self.trajectory.ids) + len(ids) >= self.budget:
            return False
        self.trajectory.ids += ids
        self.trajectory.weights += [0.0] * len(ids)
        return True

    def tell(
        self, kind: str, lines: tuple[int, ...], j: int, given: list[int], told: list[int]
    ) -> bool:
        """Writes a step or an answered question, if it fits."""
        made = self.trajectory
        if len(made.ids) + len(given) + len(told) > self.budget:
            return False
        made.ids += given
        made.weights += [0.0] * len(given)
        self.note(kind, lines, j, len(told))
        made.ids += told
        made.weights += [1.0] * len(told)
        return True

    def note(self, kind: str, lines: tuple[int, ...], j: int, count: int) -> None:
        first = len(self.trajectory.ids)
        self.trajectory.steps.append(Step(kind, lines, self.i, j, first, first + count))


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

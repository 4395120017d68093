"""Several pasts from the engine: `hunch predict` draws, checks and ranks them (src/predict/backward.rs), and CPython says
which are valid, against the engine's one greedy past.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..actions import INVERSE
from ..places import Places
from ..state import State
from .agreement import exact
from .engine import answered, request
from .steps import Trajectory
from .validity import Checker, Verdict


@dataclass(slots=True)
class Shown:
    """Counts of one suite: of questions, unless said otherwise."""

    questions: int = 0
    greedy: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(Verdict, 0))
    first: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(Verdict, 0))
    """What the past is that is ranked first of several."""
    some_valid: int = 0
    pasts: int = 0
    """Pasts shown in all, and those of them that are valid."""
    valid_pasts: int = 0
    dropped: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(Verdict, 0))
    """What the greedy past was where the check left it out."""

    def to_json(self) -> dict:
        n = max(self.questions, 1)
        return {
            "questions": self.questions,
            "greedy_valid": self.greedy[Verdict.VALID] / n,
            "greedy_unchecked": self.greedy[Verdict.UNCHECKED] / n,
            "first_valid": self.first[Verdict.VALID] / n,
            "first_unchecked": self.first[Verdict.UNCHECKED] / n,
            "some_valid": self.some_valid / n,
            "shown": self.pasts / n,
            "valid_shown": self.valid_pasts / n,
            "dropped_valid": self.dropped[Verdict.VALID],
            "dropped_invalid": self.dropped[Verdict.INVALID],
            "dropped_unchecked": self.dropped[Verdict.UNCHECKED],
        }


def measure(
    hunch: Path, folder: Path, trajectories: Sequence[Trajectory], most: int, count: int
) -> Shown:
    """Asks the engine up to `most` inverse steps, greedily and with `count` samples each."""
    asked = questions(trajectories, most)
    requests = [request(t, k, samples) for t, k in asked for samples in (1, count)]
    answers = answered(hunch, folder, requests)
    shown = Shown()
    for t, k in asked:
        checker, places = Checker(t.source), Places(t.source)
        given, action = t.before(k), t.steps[k].action.kind
        (greedy,), pasts = ([places.read(one["state"]) for one in next(answers)] for _ in range(2))

        def verdict(past: State, checker=checker, given=given, action=action) -> Verdict:
            return checker.check(given, action, past)

        judged = [verdict(past) for past in pasts]
        alone = verdict(greedy)
        shown.questions += 1
        shown.greedy[alone] += 1
        shown.first[judged[0]] += 1
        shown.some_valid += Verdict.VALID in judged
        shown.pasts += len(pasts)
        shown.valid_pasts += judged.count(Verdict.VALID)
        if not any(exact(greedy, past) for past in pasts):
            shown.dropped[alone] += 1
    return shown


def questions(trajectories: Sequence[Trajectory], most: int) -> list[tuple[Trajectory, int]]:
    """Up to `most` inverse steps by trajectory and index: one of a trajectory, so that many programs are asked about."""
    found: list[tuple[Trajectory, int]] = []
    for t in trajectories:
        asked = [k for k, step in enumerate(t.steps) if step.action.kind in INVERSE]
        if asked and len(found) < most:
            found.append((t, asked[len(found) % len(asked)]))
    return found

"""Backward prediction: exact match, validity, and how many of the valid pasts are found, at 1 and at k samples."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch

from ..language import encode_key
from ..model import Model
from ..places import Places
from ..state import State
from .agreement import exact
from .context import prompt
from .pasts import questions
from .prediction import read
from .predictor import Session
from .steps import Trajectory, silent
from .validity import Checker, Verdict


@dataclass(slots=True)
class Pasts:
    """Counts of one suite."""

    questions: int = 0
    greedy_exact: int = 0
    sampled_exact: int = 0
    sampled_valid: int = 0
    greedy: dict[Verdict, int] = field(default_factory=lambda: dict.fromkeys(Verdict, 0))
    distinct_valid: int = 0
    coverage: float = 0.0
    """Summed over questions: of the valid pasts that are known (the true one, the greedy one, any
    sample's), the share that the samples found."""


def measure(
    model: Model, trajectories: Sequence[Trajectory], most: int, count: int, seed: int = 0
) -> Pasts:
    """Asks up to `most` inverse steps, greedily and with `count` samples each."""
    generator = torch.Generator().manual_seed(seed)
    session = Session(model)
    pasts = Pasts()
    for t, k in questions(trajectories, most):
        checker, places = Checker(t.source), Places(t.source)
        given, step = t.before(k), t.steps[k]
        ids = prompt(t.source, t.history(k), given, step.action, model.config.context)

        def verdict(state: State | None, checker=checker, given=given, step=step) -> Verdict:
            return checker.check(given, step.action.kind, state)

        best = read(places, given, session.answer(ids)).state
        drawn = [read(places, given, said).state for said in session.samples(ids, count, generator)]
        known = {_key(step.target)}
        pasts.questions += 1
        judged = verdict(best)
        pasts.greedy[judged] += 1
        pasts.greedy_exact += exact(best, step.target)
        if judged is Verdict.VALID:
            known.add(_key(best))
        different = {_key(state): state for state in drawn if state is not None}
        found = {key for key, state in different.items() if verdict(state) is Verdict.VALID}
        pasts.sampled_exact += any(exact(state, step.target) for state in drawn)
        pasts.sampled_valid += bool(found)
        pasts.distinct_valid += len(found)
        pasts.coverage += len(found) / len(known | found)
    return pasts


def _key(state: State) -> tuple[int, ...]:
    """What a state says, to tell different ones apart."""
    return tuple(encode_key(silent(state)))

"""What a model got right: exact match by action, part and horizon, whole runs, calibration.

The same figures under the same names as `hunch eval --json` (src/evaluate.rs).
"""

from collections import defaultdict

from ..state import State
from .agreement import PARTS, agreement
from .prediction import Prediction
from .steps import HORIZONS, Step, Trajectory

BINS = 10
COVERAGES = (0.5, 0.8, 0.9, 1.0)


class Tally:
    """Right ones and all."""

    __slots__ = ("all", "right")

    def __init__(self) -> None:
        self.right = self.all = 0

    def add(self, right: bool) -> None:
        self.right += right
        self.all += 1

    @property
    def share(self) -> float:
        return self.right / self.all if self.all else 0.0

    def to_json(self) -> dict:
        return {"right": self.right, "all": self.all, "share": self.share}


class Report:
    """Counts of steps and of whole runs. A step without a prediction is wrong in every part."""

    def __init__(self) -> None:
        self.exact = Tally()
        self.runs = Tally()
        self.run_states = Tally()
        self.unreadable = Tally()
        self.action: dict[str, Tally] = defaultdict(Tally)
        self.part: dict[str, Tally] = defaultdict(Tally)
        self.horizon: dict[tuple[str, str], Tally] = defaultdict(Tally)
        self.baseline: dict[str, Tally] = defaultdict(Tally)
        self.probabilities: list[tuple[float, bool]] = []

    def add(self, trajectory: Trajectory, predictions: list[Prediction]) -> None:
        """Counts a trajectory's steps and, if it is a whole run, the run."""
        right = [
            self.step(trajectory.before(k), step, prediction)
            for k, (step, prediction) in enumerate(zip(trajectory.steps, predictions, strict=True))
        ]
        if trajectory.is_run:
            # Up to its first mistake, a run on the model's own states is the run on the gold ones.
            self.runs.add(all(right))
            wrong = right.index(False) if False in right else len(right)
            self.run_states.right += wrong
            self.run_states.all += len(right)

    def step(self, before: State, step: Step, prediction: Prediction) -> bool:
        """Counts one step; whether it is exact."""
        kind, state = step.action.kind, prediction.state
        agrees = dict.fromkeys(PARTS, False) if state is None else agreement(step.target, state)
        right = all(agrees.values())
        self.exact.add(right)
        self.unreadable.add(state is None)
        self.action[kind].add(right)
        self.horizon[kind, step.horizon].add(right)
        for part in PARTS:
            self.part[part].add(agrees[part])
        # A step that cannot be read is no answer, so nothing is claimed of it.
        self.probabilities.append((0.0 if state is None else prediction.probability, right))
        return right

    def calibration(self) -> list[tuple[float, float, int]]:
        """For each class of probabilities its mean, the share that is exact, and its size."""
        bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
        for probability, right in self.probabilities:
            bins[min(int(probability * BINS), BINS - 1)].append((probability, right))
        return [
            (sum(p for p, _ in b) / len(b), sum(r for _, r in b) / len(b), len(b))
            for b in bins
            if b
        ]

    def calibration_error(self) -> float:
        """The expected calibration error: 0 is best."""
        total = sum(abs(p - share) * n for p, share, n in self.calibration())
        return total / max(len(self.probabilities), 1)

    def coverage(self) -> list[tuple[float, float]]:
        """The share of exact predictions among the most confident ones, by how many these are."""
        ranked = sorted(self.probabilities, key=lambda entry: -entry[0])
        result = []
        for share in COVERAGES:
            kept = ranked[: -int(-len(ranked) * share // 1)]
            result.append((share, sum(right for _, right in kept) / max(len(kept), 1)))
        return result

    def to_json(self) -> dict:
        order = list(HORIZONS)
        horizons = sorted(self.horizon.items(), key=lambda e: (e[0][0], order.index(e[0][1])))
        return {
            "exact": self.exact.to_json(),
            "action": {kind: t.to_json() for kind, t in sorted(self.action.items())},
            "part": {part: t.to_json() for part, t in sorted(self.part.items())},
            "horizon": {f"{kind} {name}": t.to_json() for (kind, name), t in horizons},
            "runs": self.runs.to_json(),
            "run_states": self.run_states.to_json(),
            "unreadable": self.unreadable.to_json(),
            "calibration_error": self.calibration_error(),
            "coverage": [{"coverage": c, "exact": e} for c, e in self.coverage()],
        }

"""Gold steps and trajectories: what a suite's file holds, one trajectory a line.

A line is `{"id", "source", "state", "steps": [{"action", "target", "horizon"}, ...]}`: the first step is taken at
`state`, every other one at the target before it. States are those of the command line's JSON; a target's `output` is
what is printed on the way.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from ..places import Places
from ..state import State

HORIZONS = {"1": 1, "2-4": 4, "5-16": 16, "17-64": 64, "65+": 1 << 30}
"""Classes of how many states a step skips over, with the last number of each."""

_DUMP = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(slots=True, frozen=True)
class Action:
    """A step's action; `lines` are a breakpoint's."""

    kind: str
    lines: tuple[int, ...] = ()

    def to_json(self) -> dict:
        return {"kind": self.kind} | ({"lines": list(self.lines)} if self.lines else {})

    @staticmethod
    def from_json(data: dict) -> "Action":
        return Action(data["kind"], tuple(data.get("lines", ())))


@dataclass(slots=True, frozen=True)
class Step:
    """A gold step."""

    action: Action
    target: State
    horizon: str


@dataclass(slots=True)
class Trajectory:
    """A gold trajectory of one program."""

    identity: str
    source: str
    state: State
    steps: list[Step] = field(default_factory=list)

    @property
    def is_run(self) -> bool:
        """Whether it is a whole run: from the start to the exit, state by state."""
        first, last = self.state, self.steps[-1].target
        return (
            first.event == "call"
            and first.frames[0].line == 0
            and last.event == "exit"
            and all(step.action.kind == "step_into" for step in self.steps)
        )

    def history(self, index: int) -> list[tuple[Action, State]]:
        """What led to the state of a step, as `context` takes it."""
        return [(self.steps[k].action, self.before(k)) for k in range(index)]

    def before(self, index: int) -> State:
        """The state at which a step is taken."""
        return self.steps[index - 1].target if index else self.state

    def to_json(self) -> dict:
        return {
            "id": self.identity,
            "source": self.source,
            "state": _short(self.state),
            "steps": [
                {
                    "action": step.action.to_json(),
                    "target": _short(step.target),
                    "horizon": step.horizon,
                }
                for step in self.steps
            ],
        }

    @staticmethod
    def from_json(data: dict) -> "Trajectory":
        places = Places(data["source"])
        steps = [
            Step(Action.from_json(s["action"]), places.read(s["target"]), s["horizon"])
            for s in data["steps"]
        ]
        return Trajectory(data["id"], data["source"], places.read(data["state"]), steps)


def horizon(distance: int) -> str:
    """The class of a number of states, forward or back."""
    return next(name for name, last in HORIZONS.items() if abs(distance) <= last)


def _short(state: State) -> dict:
    """The JSON of a state without the fields that hold nothing and may be left out."""
    return {
        key: value
        for key, value in state.to_json().items()
        if key not in ("value", "output", "exit") or value
    }


def silent(state: State) -> State:
    """The state without what was printed before it: that says nothing about what comes."""
    return replace(state, output="") if state.output else state


def read(path: Path) -> Iterator[Trajectory]:
    """The trajectories of a suite's file."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield Trajectory.from_json(json.loads(line))


def write(path: Path, trajectories: Iterable[Trajectory]) -> None:
    """Writes a suite's file."""
    with path.open("w", encoding="utf-8") as file:
        for trajectory in trajectories:
            file.write(_DUMP(trajectory.to_json()) + "\n")

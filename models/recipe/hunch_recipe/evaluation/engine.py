"""Predictions by the engine: what `hunch predict` answers, which page and command line show.

`predictor.py` asks the same of the model alone, without the grammar and without working anything out.
"""

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..places import Places
from .prediction import Prediction
from .steps import Trajectory


def predictions(
    hunch: Path, folder: Path, trajectories: Sequence[Trajectory]
) -> Iterator[tuple[Trajectory, list[Prediction]]]:
    """The greedy prediction of every step of each trajectory, its gold steps before it given."""
    asked = [request(t, k, 1) for t in trajectories for k in range(len(t.steps))]
    answers = answered(hunch, folder, asked)
    for t in trajectories:
        places = Places(t.source)
        greedy = (next(answers)[0] for _ in t.steps)
        yield t, [Prediction(places.read(one["state"]), one["probability"]) for one in greedy]


def request(t: Trajectory, k: int, samples: int) -> dict:
    """The request for what a step leads to."""
    history = [
        {"action": action.to_json(), "state": state.to_json()} for action, state in t.history(k)
    ]
    return {
        "id": f"{t.identity}/{k}",
        "source": t.source,
        "state": t.before(k).to_json(),
        "action": t.steps[k].action.to_json(),
        "samples": samples,
        "history": history,
    }


def answered(hunch: Path, folder: Path, requests: Sequence[dict]) -> Iterator[list[dict]]:
    """The predictions that the engine answers to each request, best first; an error is one here."""
    for answer in answers(hunch, folder, requests):
        if "error" in answer:
            raise ValueError(f"{answer['id']}: {answer['error']}")
        yield answer["predictions"]


def answers(hunch: Path, folder: Path, requests: Sequence[dict]) -> Iterator[dict]:
    """What the engine answers to each request, errors included."""
    lines = "".join(json.dumps(one) + "\n" for one in requests)
    command = [hunch, "--models", folder, "predict"]
    run = subprocess.run(command, input=lines, check=True, capture_output=True, text=True)
    yield from map(json.loads, run.stdout.splitlines())

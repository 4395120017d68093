"""What a model knows of the basics, one kind at a time: comparisons, sums by digits, slices, calls.

`python -m hunch_recipe.basics MODELS [MODELS ...] [--each 60] [--json] [--write FOLDER]` asks for one step of each of some programs of one line
that matters (programs/basics.py), greedy and without the grammar as `hunch_recipe.evaluate` does, and prints the shares of exact next states, a
column a model. `--write` writes each kind as a suite's file, for `hunch eval`.
"""

import argparse
import json
import random
import re
from pathlib import Path

from .evaluate import load, score
from .evaluation.steps import Action, Step, Trajectory, horizon, silent, write
from .evaluation.tally import Tally
from .programs.basics import SHAPES, basic
from .trace import trace

END = 0.5
"""How many of the steps at a line that is run several times are taken when it is run for the last time: a loop's end."""


def question(kind: str, rng: random.Random, identity: str) -> Trajectory:
    """One step of a random program of a kind."""
    asked = basic(kind, rng)
    states = trace(asked.source).states
    hits = [
        at
        for at, state in enumerate(states)
        if state.event == "line" and state.frames[-1].line == asked.line
    ]
    at = (hits[-1] if rng.random() < END else rng.choice(hits[:-1] or hits)) + asked.behind
    step = Step(Action("step_into"), states[at + 1], horizon(1))
    return Trajectory(identity, asked.source, silent(states[at]), [step])


def questions(kind: str, count: int, seed: int) -> list[Trajectory]:
    """The questions of a kind, all different."""
    rng = random.Random(f"basics/{kind}/{seed}")
    found: dict[tuple[str, str], Trajectory] = {}
    while len(found) < count:
        made = question(kind, rng, f"basics/{slug(kind)}/{len(found)}")
        found.setdefault((made.source, repr(made.state)), made)
    return list(found.values())


def slug(kind: str) -> str:
    """A kind as part of a file's name."""
    return re.sub(r"\W+", "-", kind)


def ask(model, each: int, seed: int) -> dict[str, Tally]:
    """What of each kind is right."""
    return {kind: score(model, questions(kind, each, seed)).exact for kind in SHAPES}


def markdown(names: list[str], found: list[dict[str, Tally]], each: int) -> str:
    """The table, with the mean over the kinds."""
    rows = [f"| {each} of each kind | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    for kind in SHAPES:
        rows.append(f"| {kind} | {' | '.join(f'{one[kind].share:.1%}' for one in found)} |")
    means = (sum(t.share for t in one.values()) / len(one) for one in found)
    rows.append(f"| all | {' | '.join(f'{mean:.1%}' for mean in means)} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a model knows of the basics, by kind")
    parser.add_argument(
        "models", type=Path, nargs="*", help="exported models' folders, or weights files of runs"
    )
    parser.add_argument("--each", type=int, default=60, help="questions of a kind")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", type=Path, help="a folder for the questions, as suites' files")
    arguments = parser.parse_args()
    if not arguments.models and not arguments.write:
        parser.error("give a model to ask, or a folder to write to")
    if arguments.write:
        arguments.write.mkdir(parents=True, exist_ok=True)
        for number, kind in enumerate(SHAPES, 1):
            path = arguments.write / f"{number:02}-{slug(kind)}.jsonl"
            write(path, questions(kind, arguments.each, arguments.seed))
    found = [ask(load(path), arguments.each, arguments.seed) for path in arguments.models]
    names = [str(path) for path in arguments.models]
    if arguments.json:
        told = ({kind: tally.to_json() for kind, tally in one.items()} for one in found)
        print(json.dumps(dict(zip(names, told, strict=True)), indent=1))
    elif found:
        print(markdown(names, found, arguments.each))


if __name__ == "__main__":
    main()

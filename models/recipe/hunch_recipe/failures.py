"""The failure study: what is predicted wrongly of held-out programs, and with the highest probability.

`python -m hunch_recipe.failures .. --hunch HUNCH --out ../../docs/recipe/failures.md` predicts the single steps of a
suite greedily, each with its gold history, groups the hundred most confident errors by cause (`evaluation/causes.py`), says what wrong
values are equal to, and counts exact steps by the kind of statement that runs. With `--hunch` the engine predicts, as page and command line show it; without, the
model alone. `--programs` takes the first programs only, `--all-actions` jumps and backward steps too, `--suites` other suites than
the real functions. The same as JSON is written beside the page.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from .actions import FORWARD, INVERSE
from .evaluate import first, load, weights_digest
from .evaluation.agreement import exact
from .evaluation.causes import difference, kind, running
from .evaluation.origins import ORIGINS, origin
from .evaluation.prediction import Prediction
from .evaluation.steps import Trajectory, silent
from .evaluation.syntax import Syntax
from .evaluation.tables import table
from .evaluation.tally import Tally
from .programs import KINDS
from .show import frame_text
from .suites import SUITES

MOST_CONFIDENT = 100
EXAMPLES = 3
LONGEST = 200
"""Characters of a state or value in an example."""


@dataclass(slots=True)
class Failure:
    """An error, with what is needed to look into it."""

    probability: float
    part: str
    cause: str
    kind: str
    """Of the statement that runs."""
    trajectory: str
    action: str
    line: int
    text: str
    """The source line that runs."""
    before: str
    gold: str
    predicted: str


class Study:
    """Counts over the steps of one suite, and its errors."""

    def __init__(self, actions: Iterable[str]) -> None:
        self.actions = frozenset(actions)
        self.exact = Tally()
        self.kinds: dict[str, Tally] = defaultdict(Tally)
        self.failures: list[Failure] = []
        self.origins: dict[str, Counter[str]] = {"predicted": Counter(), "right": Counter()}
        """Of wrong values and of the right ones in their places."""
        self._seen: set[tuple[str, str]] = set()

    def add(self, trajectory: Trajectory, predictions: list[Prediction]) -> None:
        """Counts the steps of a trajectory. A step that another trajectory has taken already is not counted again."""
        syntax = Syntax(trajectory.source)
        for k, (step, said) in enumerate(zip(trajectory.steps, predictions, strict=True)):
            before = trajectory.before(k)
            question = (trajectory.source, repr((silent(before), step.action)))
            if step.action.kind not in self.actions or question in self._seen:
                continue
            self._seen.add(question)
            right = exact(said.state, step.target)
            name = kind(syntax, before, step)
            self.exact.add(right)
            self.kinds[name].add(right)
            if right:
                continue
            found = difference(syntax, before, step, said.state)
            states = [*(state for _, state in trajectory.history(k)), before]
            frame = running(before) or (before.frames[-1] if before.frames else None)
            line = frame.line if frame else 0
            if found.values is not None:
                right_value, wrong = found.values
                for whose, text in (("right", right_value), ("predicted", wrong)):
                    whence = origin(text, right_value, found.name, states, syntax.at(line))
                    self.origins[whose][whence] += 1
            self.failures.append(
                Failure(
                    said.probability,
                    found.part,
                    found.cause,
                    name,
                    trajectory.identity,
                    step.action.kind,
                    line,
                    syntax.text[line - 1].strip() if line else "",
                    f"{before.event} {frame_text(before.frames[-1])}" if before.frames else "exit",
                    found.gold,
                    found.predicted,
                )
            )

    def most_confident(self) -> list[Failure]:
        """The hundred errors with the highest probabilities."""
        ranked = sorted(self.failures, key=lambda f: (-f.probability, f.trajectory, f.line))
        return ranked[:MOST_CONFIDENT]

    def to_json(self) -> dict:
        kinds = sorted(self.kinds.items(), key=lambda e: (e[1].right - e[1].all, e[0]))
        return {
            "exact": self.exact.to_json(),
            "kinds": {name: tally.to_json() for name, tally in kinds},
            "causes": [
                {"part": part, "cause": cause, "errors": n}
                for (part, cause), n in _groups(self.failures)
            ],
            "origins": {whose: dict(counted) for whose, counted in self.origins.items()},
            "most_confident": [asdict(failure) for failure in self.most_confident()],
        }


def study(
    predicted: Iterable[tuple[Trajectory, list[Prediction]]], actions: Iterable[str]
) -> Study:
    """The study of a suite's predictions."""
    found = Study(actions)
    for trajectory, predictions in predicted:
        found.add(trajectory, predictions)
    return found


def _groups(failures: Iterable[Failure]) -> list[tuple[tuple[str, str], int]]:
    """How many errors there are of each part and cause, most first."""
    counted = Counter((f.part, f.cause) for f in failures)
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))


def markdown(found: dict) -> str:
    """The page."""
    text = [
        "# Failures",
        f"What {found['predictor']} gets wrong on held-out programs, and the {MOST_CONFIDENT} errors of each suite that it was surest of,"
        " by cause. Greedy, each step with its gold history; a step counts once, also where several trajectories take it.",
        f"Made by {found['made']}",
        "The cause is told by a comparison: which part differs first (where execution goes on, then locals, the value,"
        " printed text, and what is kept about loops, calls and aliases), and what the statement that runs does last,"
        " by its syntax and the values that it reads.",
    ]
    for name, suite in found["suites"].items():
        text += _suite(name, suite)
    return "\n\n".join(text) + "\n"


def _suite(name: str, found: dict) -> list[str]:
    top = [Failure(**failure) for failure in found["most_confident"]]
    overall = found["exact"]
    errors = overall["all"] - overall["right"]
    everywhere = {(entry["part"], entry["cause"]): entry["errors"] for entry in found["causes"]}
    groups = _groups(top)
    ranked = [group for group, _ in groups] + [g for g in everywhere if g not in dict(groups)]
    rows = [
        [
            part,
            cause,
            str(dict(groups).get((part, cause), 0)),
            f"{everywhere[part, cause]} ({everywhere[part, cause] / errors:.1%})",
        ]
        for part, cause in ranked
    ]
    least = f", with probabilities from {top[-1].probability:.2f} on" if top else ""
    text = [
        f"## {name}: {overall['right']} of {overall['all']} steps exact ({overall['share']:.1%})",
        f"### Causes\n\nOf the {len(top)} most confident errors{least}, and of all {errors}.",
        table(["part", "cause", "most confident", "all errors"], rows),
        "### Where wrong values may come from\n\nOf the values that changed to a wrong one: what they are equal to, the first that"
        " fits. Small numbers are equal by chance; the right values in the same places say how often.",
        table(["equal to", "predicted", "right"], _origins(found["origins"])),
        "### By kind of statement\n\nWhat had to be predicted, by share of all errors.",
        table(
            ["statement or event", "exact", "steps", "share of all errors"],
            [
                [
                    label,
                    f"{tally['share']:.1%}",
                    str(tally["all"]),
                    f"{(tally['all'] - tally['right']) / max(errors, 1):.1%}",
                ]
                for label, tally in found["kinds"].items()
            ],
        ),
        "### Examples\n\nThe surest ones of each cause.",
    ]
    for (part, cause), n in groups:
        told = [f for f in top if (f.part, f.cause) == (part, cause)][:EXAMPLES]
        text.append(f"**{part}: {cause}** ({n})")
        text.append("\n".join(map(_example, told)))
    return text


def _origins(found: dict) -> list[list[str]]:
    cells = []
    for name in ORIGINS:
        counts = (found[whose].get(name, 0) for whose in ("predicted", "right"))
        whole = max(sum(found["predicted"].values()), 1)
        cells.append([name, *(f"{n} ({n / whole:.1%})" for n in counts)])
    return cells


def _example(failure: Failure) -> str:
    return (
        f"* {failure.probability:.3f}, line {failure.line}: {_code(failure.text)} (`{failure.action}`, {failure.trajectory})\n"
        f"  * at {_code(failure.before)}\n"
        f"  * gold {_code(failure.gold)}, predicted {_code(failure.predicted)}"
    )


def _code(text: str) -> str:
    """Text as it is, cut, in Markdown."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    text = text.replace("\n", "\\n")
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def asked(suite: str, programs: int | None, actions: Iterable[str]) -> Iterator[Trajectory]:
    """The trajectories of a suite's first programs that take one of these actions."""
    wanted = frozenset(actions)
    for trajectory in first(SUITES / f"{suite}.jsonl", programs):
        if any(step.action.kind in wanted for step in trajectory.steps):
            yield trajectory


def predictor(
    folder: Path, hunch: Path | None
) -> Callable[[Sequence[Trajectory]], Iterator[tuple[Trajectory, list[Prediction]]]]:
    """What predicts the steps of trajectories: the engine, or the model alone."""
    if hunch is not None:
        from .evaluation import engine

        return partial(engine.predictions, hunch, folder)
    from .evaluation.predictor import predictions

    return partial(predictions, load(folder))


def main() -> None:
    parser = argparse.ArgumentParser(description="Group the model's most confident errors by cause")
    parser.add_argument(
        "model", type=Path, help="an exported model's folder, or a weights file of a run"
    )
    parser.add_argument("--suites", nargs="+", choices=KINDS, default=("real",))
    parser.add_argument("--programs", type=int, help="only the first ones of each suite")
    parser.add_argument(
        "--hunch", type=Path, help="a built `hunch`: study the engine, not the model alone"
    )
    parser.add_argument("--all-actions", action="store_true", help="also jumps and backward steps")
    parser.add_argument("--out", type=Path, required=True, help="the Markdown file")
    arguments = parser.parse_args()
    actions = (*FORWARD, *INVERSE) if arguments.all_actions else ("step_into",)

    options = ["--hunch HUNCH"] if arguments.hunch else []
    options += [f"--programs {arguments.programs}"] if arguments.programs else []
    options += ["--all-actions"] if arguments.all_actions else []
    options += (
        [f"--suites {' '.join(arguments.suites)}"] if tuple(arguments.suites) != ("real",) else []
    )
    command = " ".join(
        ["python -m hunch_recipe.failures .. --out ../../docs/recipe/failures.md", *options]
    )
    digest = weights_digest(arguments.model)
    predict = predictor(arguments.model, arguments.hunch)
    found = {
        "made": f"`{command}`; weights of SHA-256 {digest[:12]}…",
        "predictor": "the engine"
        if arguments.hunch
        else "the model, without the engine's grammar,",
        "actions": list(actions),
        "suites": {
            suite: study(
                predict(list(asked(suite, arguments.programs, actions))), actions
            ).to_json()
            for suite in arguments.suites
        },
    }
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, indent=1, ensure_ascii=False)
    arguments.out.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
    arguments.out.write_text(markdown(found), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Exact match of the next state on the suites, by action, horizon and part, beside a baseline.

`python -m hunch_recipe.evaluate models [--programs 200] [--suite FILE] [--json]` measures an exported model (int8), or
a run's f32 weights if a file is given, with `--half` rounded to f16. Greedy and without the grammar, which only the engine has; `hunch eval
--unconstrained` gives the same figures on the same file, `hunch eval` those of the model as it is used. Everything else
that can be measured is in `hunch_recipe.report`.
"""

import argparse
import hashlib
import json
from pathlib import Path

from .actions import FORWARD, INVERSE
from .evaluation import baseline
from .evaluation.steps import Trajectory, read
from .evaluation.tally import Report
from .programs import KINDS
from .suites import SUITES


def load(path: Path):
    """The model of an exported folder, or of a weights file of a run."""
    from .checkpoint import load_model
    from .export import load_exported

    return load_exported(path) if path.is_dir() else load_model(path)


def weights_digest(path: Path) -> str:
    """The SHA-256 of the weights that `load` reads."""
    weights = path / "weights.safetensors" if path.is_dir() else path
    return hashlib.sha256(weights.read_bytes()).hexdigest()


def halved(model):
    """The same model with every weight rounded to f16, which int8 is measured against."""
    import torch

    with torch.no_grad():
        for weight in model.parameters():
            weight.copy_(weight.half().float())
    return model


def untrained(model):
    """The network of a trained model as it was before."""
    import torch

    from .model import Model

    torch.manual_seed(0)
    return Model(model.config).eval().requires_grad_(False)


def first(path: Path, programs: int | None) -> list[Trajectory]:
    """The trajectories of the first `programs` programs of a suite's file; of all if None."""
    found: list[Trajectory] = []
    seen: set[str] = set()
    for trajectory in read(path):
        seen.add(trajectory.source)
        if programs is not None and len(seen) > programs:
            break
        found.append(trajectory)
    return found


def score(model, trajectories: list[Trajectory]) -> Report:
    """The report of a model on gold trajectories."""
    from .evaluation.predictor import predictions

    report = Report()
    for trajectory, predicted in predictions(model, trajectories):
        report.add(trajectory, predicted)
        baseline.count(trajectory, report.baseline)
    return report


def markdown(name: str, report: Report) -> str:
    """One suite's tables."""
    parts = [
        f"\n### {name}\n\n| action | exact | next line of text | steps |\n|---|---|---|---|",
        f"| all | {report.exact.share:.1%} | | {report.exact.all} |",
    ]
    for kind in (*FORWARD, *INVERSE):
        if kind in report.action:
            tally, simple = report.action[kind], report.baseline[kind]
            parts.append(f"| `{kind}` | {tally.share:.1%} | {simple.share:.1%} | {tally.all} |")
    found = report.to_json()
    parts.append("\n| horizon | exact | steps |\n|---|---|---|")
    parts += [f"| {k} | {v['share']:.1%} | {v['all']} |" for k, v in found["horizon"].items()]
    parts.append("\n| part | right | steps |\n|---|---|---|")
    parts += [f"| {k} | {v['share']:.1%} | {v['all']} |" for k, v in found["part"].items()]
    parts.append(f"\nSteps that cannot be read: {report.unreadable.right}.")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Exact match of the next state on the suites")
    parser.add_argument(
        "model", type=Path, help="an exported model's folder, or a weights file of a run"
    )
    parser.add_argument("--suite", type=Path, help="only this file of trajectories")
    parser.add_argument("--programs", type=int, help="only the first ones of each suite")
    parser.add_argument(
        "--untrained", action="store_true", help="the same network as it is before training"
    )
    parser.add_argument("--half", action="store_true", help="with the weights rounded to f16")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()

    model = load(arguments.model)
    if arguments.half:
        model = halved(model)
    if arguments.untrained:
        model = untrained(model)
    paths = [arguments.suite] if arguments.suite else [SUITES / f"{kind}.jsonl" for kind in KINDS]
    reports = {path.stem: score(model, first(path, arguments.programs)) for path in paths}
    if arguments.json:
        print(json.dumps({name: report.to_json() for name, report in reports.items()}, indent=1))
    else:
        print("\n".join(markdown(name, report) for name, report in reports.items()))


if __name__ == "__main__":
    main()

"""The evaluation report: every metric of the design's section 8, as tables and plots in one Markdown file.

`python -m hunch_recipe.report models --programs 30 --out docs/recipe/evaluation.md` measures an exported model on the
suites' first programs. `--only` takes some of its parts: `steps`, `inverse`, `cruxeval`, and `pasts` and `engine` (which
need a built `hunch`, named by `--hunch`; `cruxeval` asks it, too, if it is named). What was measured is kept as JSON beside the report, so that parts measured at different
times make one report.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .actions import FORWARD, INVERSE
from .evaluate import first, load, score, weights_digest
from .evaluation.charts import bars, reliability
from .evaluation.steps import HORIZONS, write
from .evaluation.tables import table
from .evaluation.validity import Verdict
from .programs import KINDS
from .suites import SUITES

PARTS = ("steps", "inverse", "pasts", "cruxeval", "engine")
WITH_HUNCH = {"pasts", "engine"}
JUMPS = ("step_over", "step_return", "breakpoint", "continue", "inv_step_over", "inv_step_call")


def steps(model, kinds: Sequence[str], programs: int) -> dict:
    """Exact match, parts, horizons, whole runs and calibration of each suite."""
    found = {}
    for kind in kinds:
        report = score(model, first(SUITES / f"{kind}.jsonl", programs))
        found[kind] = report.to_json() | {
            "programs": programs,
            "baseline": {name: tally.to_json() for name, tally in report.baseline.items()},
            "reliability": report.calibration(),
        }
    return found


def inverse(model, kinds: Sequence[str], questions: int, samples: int) -> dict:
    """Backward steps of each suite: exact, valid, and at k samples."""
    from .evaluation.inverse import measure

    found = {}
    for kind in kinds:
        pasts = measure(model, first(SUITES / f"{kind}.jsonl", None), questions, samples)
        n = max(pasts.questions, 1)
        found[kind] = {
            "questions": pasts.questions,
            "samples": samples,
            "exact_at_1": pasts.greedy_exact / n,
            "valid_at_1": pasts.greedy[Verdict.VALID] / n,
            "unchecked_at_1": pasts.greedy[Verdict.UNCHECKED] / n,
            "exact_at_k": pasts.sampled_exact / n,
            "valid_at_k": pasts.sampled_valid / n,
            "distinct_valid": pasts.distinct_valid / n,
            "coverage": pasts.coverage / n,
        }
    return found


def pasts(kinds: Sequence[str], folder: Path, hunch: Path, most: int, samples: int) -> dict:
    """Backward steps of each suite as the engine shows them: drawn, checked by going forward, ranked."""
    from .evaluation.pasts import measure

    return {
        kind: measure(hunch, folder, first(SUITES / f"{kind}.jsonl", None), most, samples).to_json()
        | {"samples": samples}
        for kind in kinds
    }


def cruxeval(model, folder: Path, hunch: Path | None, most: int) -> dict:
    """CRUXEval's development part, pass@1: of the model alone, and of the engine where there is one."""
    from .evaluation.cruxeval import measure, measure_engine

    found = measure(model, most)
    if hunch is not None:
        found |= measure_engine(hunch, folder, most)
    return {way: tally.to_json() for way, tally in found.items()}


def engine(model, kinds: Sequence[str], folder: Path, hunch: Path, programs: int) -> dict:
    """The recipe's figures and `hunch eval`'s on the same steps, without the grammar and with it."""
    found = {}
    for kind in kinds:
        trajectories = first(SUITES / f"{kind}.jsonl", programs)
        with tempfile.TemporaryDirectory() as place:
            suite = Path(place) / f"{kind}.jsonl"
            write(suite, trajectories)
            command = [hunch, "--models", folder, "eval", suite, "--json"]
            free, bound = (
                json.loads(subprocess.run(c, check=True, capture_output=True, text=True).stdout)
                for c in ([*command, "--unconstrained"], command)
            )
        found[kind] = {
            "programs": programs,
            "recipe": score(model, trajectories).to_json(),
            "unconstrained": free,
            "grammar": bound,
        }
    return found


def made(part: str, arguments: argparse.Namespace) -> str:
    """How a part is measured again, and of which weights."""
    option = {
        "steps": f"--programs {arguments.programs}",
        "inverse": f"--questions {arguments.questions} --samples {arguments.samples}",
        "pasts": f"--questions {arguments.questions} --samples {arguments.samples} --hunch HUNCH",
        "cruxeval": f"--items {arguments.items}" + (" --hunch HUNCH" if arguments.hunch else ""),
        "engine": f"--engine-programs {arguments.engine_programs} --hunch HUNCH",
    }[part]
    if part != "cruxeval" and tuple(arguments.suites) != KINDS:
        option += f" --suites {' '.join(arguments.suites)}"
    digest = weights_digest(arguments.model)
    return (
        f"`python -m hunch_recipe.report models --out docs/recipe/evaluation.md --only {part} {option}`;"
        f" weights of SHA-256 {digest[:12]}…"
    )


def markdown(found: dict, plots: dict[str, str]) -> str:
    """The report."""
    text = [
        "# Evaluation",
        "What the model in `models/` gets right on held-out programs.",
        "The three suites (`models/suites/`) and CRUXEval are never mixed. Greedy, and without the grammar of the engine"
        " unless said otherwise: what is malformed counts as wrong. A step is exact if event, stack, lines, locals,"
        " loops, pending results, aliases, value and output all are.",
    ]
    makers = {
        "steps": _steps,
        "inverse": _inverse,
        "pasts": _pasts,
        "cruxeval": _cruxeval,
        "engine": _engine,
    }
    for part, make in makers.items():
        if part in found:
            heading, *rest = make(found[part], plots)
            text += [heading, f"Measured by {found['made'][part]}", *rest]
    return "\n\n".join(text) + "\n"


def _share(entry: dict | None) -> str:
    return f"{entry['share']:.1%} of {entry['all']}" if entry else ""


def _steps(found: dict, plots: dict[str, str]) -> list[str]:
    kinds = list(found)
    programs = next(iter(found.values()))["programs"]
    text = [
        f"## Single steps\n\nThe first {programs} programs of each suite, each step with its gold history.",
        f"![Exact match by action]({plots['actions']})",
    ]
    rows = [
        [f"`{a}`"]
        + [_share(found[k]["action"].get(a)) for k in kinds]
        + [
            ", ".join(
                f"{found[k]['baseline'][a]['share']:.0%}"
                for k in kinds
                if a in found[k]["baseline"]
            )
        ]
        for a in (*FORWARD, *INVERSE)
    ]
    rows.insert(0, ["all"] + [_share(found[k]["exact"]) for k in kinds] + [""])
    text.append(table(["exact match", *kinds, "next line of text, nothing changes"], rows))
    text.append("### By horizon\n\nHow many states a step skips over (1: the neighbouring state).")
    text.append(f"![Exact match of jumps by horizon]({plots['horizons']})")
    rows = []
    for name in (f"{a} {h}" for a in JUMPS for h in HORIZONS):
        cells = [_share(found[k]["horizon"].get(name)) for k in kinds]
        if any(cells):
            rows.append([f"`{name.split()[0]}` {name.split()[1]}", *cells])
    text.append(table(["jump", *kinds], rows))
    parts = found[kinds[0]]["part"]
    rows = [[part, *(_share(found[k]["part"][part]) for k in kinds)] for part in parts]
    rows.append(["cannot be read", *(_share(found[k]["unreadable"]) for k in kinds)])
    text.append("### By part\n\n" + table(["part right", *kinds], rows))
    rows = [
        ["whole runs exact", *(_share(found[k]["runs"]) for k in kinds)],
        ["states before a run's first mistake", *(_share(found[k]["run_states"]) for k in kinds)],
    ]
    text.append(
        "### Whole runs\n\nEvery state of a run by `step_into`, predicted on the model's own states: up to the first mistake"
        " these are the gold ones.\n\n" + table(["", *kinds], rows)
    )
    rows = [
        ["expected calibration error", *(f"{found[k]['calibration_error']:.3f}" for k in kinds)]
    ]
    for index, entry in enumerate(found[kinds[0]]["coverage"]):
        exact = [f"{found[k]['coverage'][index]['exact']:.1%}" for k in kinds]
        rows.append([f"exact among the {entry['coverage']:.0%} most confident", *exact])
    text.append(
        "### Calibration\n\nA step's confidence is the product of its tokens' probabilities.\n\n"
        f"![Reliability]({plots['reliability']})\n\n" + table(["", *kinds], rows)
    )
    return text


def _inverse(found: dict, plots: dict[str, str]) -> list[str]:
    kinds = list(found)
    names = {
        "exact_at_1": "exact, greedy",
        "valid_at_1": "valid, greedy",
        "unchecked_at_1": "cannot be checked, greedy",
        "exact_at_k": "exact among k samples",
        "valid_at_k": "some valid among k samples",
        "coverage": "share of the known valid pasts that k samples find",
    }
    rows = [[label, *(f"{found[k][name]:.1%}" for k in kinds)] for name, label in names.items()]
    rows.append(
        ["distinct valid pasts in k samples", *(f"{found[k]['distinct_valid']:.2f}" for k in kinds)]
    )
    some = found[kinds[0]]
    return [
        f"## Backward\n\n{some['questions']} inverse steps of each suite, of different programs; k = {some['samples']} samples at temperature 1."
        " *Valid*: CPython, going on from the predicted past, reaches the given state (`evaluation/validity.py`). Pasts that cannot be checked"
        " so (above all a `return` that did not happen) are not counted as valid.",
        table(["", *kinds], rows),
    ]


def _pasts(found: dict, plots: dict[str, str]) -> list[str]:
    kinds = list(found)
    names = {
        "greedy_valid": "valid, greedy",
        "greedy_unchecked": "cannot be checked, greedy",
        "first_valid": "valid, ranked first of k",
        "first_unchecked": "cannot be checked, ranked first of k",
        "some_valid": "some valid among those shown",
    }
    rows = [[label, *(f"{found[k][name]:.1%}" for k in kinds)] for name, label in names.items()]
    rows.append(["pasts shown", *(f"{found[k]['shown']:.2f}" for k in kinds)])
    rows.append(["valid pasts shown", *(f"{found[k]['valid_shown']:.2f}" for k in kinds)])
    rows += [
        [f"greedy pasts left out that are {word}", *(str(found[k][name]) for k in kinds)]
        for name, word in (
            ("dropped_valid", "valid"),
            ("dropped_invalid", "not valid"),
            ("dropped_unchecked", "not to be checked by CPython"),
        )
    ]
    some = found[kinds[0]]
    return [
        f"## Several pasts\n\nThe same questions, asked of `hunch predict`, with the grammar: one greedy past against those that it shows of k ="
        f" {some['samples']}. It merges those that are the same, ranks them by the probability of both ways, and leaves out those that its own"
        " forward prediction contradicts and that are less likely than one that it does not (`src/predict/backward.rs`).",
        table(["", *kinds], rows),
    ]


def _cruxeval(found: dict, plots: dict[str, str]) -> list[str]:
    rows = [
        [way, f"{tally['share']:.1%}", f"{tally['right']} of {tally['all']}"]
        for way, tally in found.items()
    ]
    return [
        "## CRUXEval\n\nThe first items of `data/cruxeval_dev.jsonl`, pass@1, greedy (`evaluation/cruxeval.py` says how each is asked). Outputs are"
        " compared as the tracer writes them, cut after 120 code points; a predicted input is run.",
        table(["asked", "pass@1", "items"], rows),
    ]


def _engine(found: dict, plots: dict[str, str]) -> list[str]:
    rows = []
    for kind, sides in found.items():
        for name in ("exact", *sides["recipe"]["action"]):
            cells = [
                side[name] if name == "exact" else side["action"][name]
                for side in (sides["recipe"], sides["unconstrained"], sides["grammar"])
            ]
            label = "all" if name == "exact" else f"`{name}`"
            rows.append([kind, label, *(f"{c['right']} of {c['all']}" for c in cells)])
        cells = [sides[side]["runs"] for side in ("recipe", "unconstrained", "grammar")]
        rows.append([kind, "whole runs", *(f"{c['right']} of {c['all']}" for c in cells)])
    programs = next(iter(found.values()))["programs"]
    return [
        f"## Engine and recipe\n\nThe same weights and steps (the first {programs} program{'s' * (programs != 1)} of each suite) in PyTorch and in"
        " `hunch eval`; contexts are built by the same rules. The last column is the model as it is used, with the grammar.",
        table(["suite", "exact", "recipe", "`hunch eval --unconstrained`", "`hunch eval`"], rows),
    ]


def draw(found: dict) -> dict[str, str]:
    """The plots by name, as SVG."""
    kinds = list(found)
    actions = (*FORWARD, *INVERSE)

    def shares(table: str, names):
        return {
            k: [found[k][table][n]["share"] if n in found[k][table] else None for n in names]
            for k in kinds
        }

    jumps = [f"{a} {h}" for a in ("step_return", "breakpoint", "continue") for h in HORIZONS]
    return {
        "actions": bars("Exact match by action", actions, shares("action", actions)),
        "horizons": bars("Exact match of jumps by horizon", jumps, shares("horizon", jumps)),
        "reliability": reliability(
            "Exact match by confidence", {k: found[k]["reliability"] for k in kinds}
        ),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the evaluation report")
    parser.add_argument("model", type=Path, help="an exported model's folder")
    parser.add_argument("--out", type=Path, required=True, help="the Markdown file")
    parser.add_argument("--suites", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--programs", type=int, default=30, help="of each suite")
    parser.add_argument("--questions", type=int, default=100, help="inverse steps of each suite")
    parser.add_argument("--samples", type=int, default=8, help="for each inverse step")
    parser.add_argument("--items", type=int, default=300, help="of CRUXEval")
    parser.add_argument("--engine-programs", type=int, default=6, help="for the comparison")
    parser.add_argument("--hunch", type=Path, help="a built `hunch`, for `pasts` and `engine`")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    arguments = parser.parse_args()
    without = sorted(WITH_HUNCH & set(arguments.only)) if arguments.hunch is None else []
    if without:
        parser.error(f"{', '.join(without)}: --hunch is needed; or name other parts with --only")

    model = load(arguments.model)
    kept = arguments.out.with_suffix(".json")
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    measures = {
        "steps": lambda: steps(model, arguments.suites, arguments.programs),
        "inverse": lambda: inverse(model, arguments.suites, arguments.questions, arguments.samples),
        "pasts": lambda: pasts(
            arguments.suites,
            arguments.model,
            arguments.hunch,
            arguments.questions,
            arguments.samples,
        ),
        "cruxeval": lambda: cruxeval(model, arguments.model, arguments.hunch, arguments.items),
        "engine": lambda: engine(
            model, arguments.suites, arguments.model, arguments.hunch, arguments.engine_programs
        ),
    }
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    for part in arguments.only:
        found[part] = measures[part]()
        found.setdefault("made", {})[part] = made(part, arguments)
        kept.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"measured {part}", file=sys.stderr)
    plots = {}
    if "steps" in found:
        for name, svg in draw(found["steps"]).items():
            plots[name] = f"{arguments.out.stem}-{name}.svg"
            (arguments.out.parent / plots[name]).write_text(svg, encoding="utf-8")
    arguments.out.write_text(markdown(found, plots), encoding="utf-8")


if __name__ == "__main__":
    main()

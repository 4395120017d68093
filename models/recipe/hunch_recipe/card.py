"""The model card's tables: what `hunch eval` measured on whole suites, beside the next line of text.

    hunch eval models/suites/synthetic.jsonl --json > FOLDER/synthetic.json     (and templates, real)
    python -m hunch_recipe.card FOLDER --card ../MODEL_CARD.md

replaces the section of each suite in the card; the rest of it is written by hand.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from .actions import FORWARD, INVERSE
from .evaluation.baseline import count
from .evaluation.steps import HORIZONS, read
from .evaluation.tables import table
from .evaluation.tally import Tally
from .programs import KINDS
from .suites import SUITES

JUMPS = ("step_over", "step_return", "breakpoint", "continue", "inv_step_over", "inv_step_call")


class CardError(ValueError):
    """A card without the sections that are to be replaced."""


def baseline(kind: str) -> dict[str, Tally]:
    """How often the next line of text is right, by action."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for trajectory in read(SUITES / f"{kind}.jsonl"):
        count(trajectory, tallies)
    return tallies


def section(kind: str, report: dict, text: dict[str, Tally]) -> str:
    """A suite's tables, from the report of `hunch eval --json` and the next line of text."""
    actions = [a for a in (*FORWARD, *INVERSE) if a in report["action"]]
    rows = [
        (f"`{a}`", share(report["action"][a]), share(text[a].to_json()), _all(report["action"][a]))
        for a in actions
    ]
    rows.append(("all", share(report["exact"]), "", _all(report["exact"])))
    horizons = [
        (f"`{a}`", *(_of(report["horizon"].get(f"{a} {horizon}")) for horizon in HORIZONS))
        for a in JUMPS
        if a in report["action"]
    ]
    parts = [(part, share(tally)) for part, tally in report["part"].items()]
    surest = ", ".join(
        f"{percent(entry['exact'])} of the {100 * entry['coverage']:.0f}% surest"
        for entry in report["coverage"]
        if entry["coverage"] < 1
    )
    runs = report["runs"]
    return "\n\n".join(
        (
            f"### {kind}",
            table(("action", "model", "next line of text", "steps"), rows),
            table(("by horizon", *HORIZONS), horizons),
            table(("part", "right"), parts),
            f"Whole runs exact: {runs['right']} of {runs['all']}. Exact: {surest}. Expected calibration error of a step's"
            f" probability as the model gives it: {report['calibration_error']:.3f}.",
        )
    )


def replaced(card: str, kind: str, made: str) -> str:
    """The card with a suite's section made anew."""
    pattern = re.compile(rf"^### {kind}\n.*?(?=^##)", re.DOTALL | re.MULTILINE)
    if not pattern.search(card):
        raise CardError(f"the card has no section `### {kind}` before another one")
    return pattern.sub(lambda _: made + "\n\n", card, count=1)


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def share(tally: dict) -> str:
    return percent(tally["share"])


def _all(tally: dict) -> str:
    return str(tally["all"])


def _of(tally: dict | None) -> str:
    return f"{share(tally)} of {tally['all']}" if tally else ""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("reports", type=Path, help="a folder with a report of each suite")
    parser.add_argument("--card", type=Path, required=True)
    arguments = parser.parse_args()
    try:
        card = arguments.card.read_text("utf-8")
        for kind in KINDS:
            report = json.loads((arguments.reports / f"{kind}.json").read_text("utf-8"))
            card = replaced(card, kind, section(kind, report, baseline(kind)))
        arguments.card.write_text(card, "utf-8")
    except (OSError, ValueError) as error:
        print(f"card: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

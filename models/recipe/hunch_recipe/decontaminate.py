"""How many training programs are refused because they are, but for names, constants and layout, evaluation programs.

`python -m hunch_recipe.decontaminate --programs 20000 --out ../../docs/recipe/decontamination.md` draws so many programs as
training does (a tenth of arithmetic drills and a tenth of primitives among them), prints how many were refused, by kind and by what they matched, and writes that as Markdown.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from .programs import KINDS
from .programs.mixture import draw, is_refused, mix_with, refusals_by_origin
from .programs.normalise import digests

MIX = mix_with(arithmetic=0.1, primitives=0.1)
"""Every kind that training can have."""


@dataclass(slots=True)
class Count:
    """What was drawn, and what of it was refused."""

    drawn: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    matched: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By kind and origin; a program may match several."""

    def add(self, kind: str, source: str) -> None:
        """Counts one program as the build decides on it."""
        self.drawn[kind] += 1
        if is_refused(source):
            self.refused[kind] += 1
            self.matched.update((kind, origin) for origin in origins(source))


def origins(source: str) -> list[str]:
    """Where the evaluation programs come from that a program matches."""
    whole, parts = digests(source)
    return [
        origin
        for origin, (wholes, definitions) in refusals_by_origin().items()
        if whole in wholes or not definitions.isdisjoint(parts)
    ]


def count(programs: int, seed: int) -> Count:
    """Draws programs of all kinds by training's shares."""
    rng = random.Random(f"decontaminate/{seed}")
    found = Count()
    kinds, weights = list(MIX), list(MIX.values())
    for kind in rng.choices(kinds, weights, k=programs):
        found.add(kind, draw(kind, "train", rng))
    return found


def markdown(found: Count, command: str) -> str:
    """The report."""
    names = list(refusals_by_origin())
    rows = [
        "| kind | drawn | refused | " + " | ".join(f"as {name}" for name in names) + " |",
        "|" + "---|" * (len(names) + 3),
    ]
    for kind in MIX:
        cells = [str(found.matched[kind, name]) for name in names]
        share = found.refused[kind] / max(found.drawn[kind], 1)
        rows.append(
            f"| {kind} | {found.drawn[kind]} | {found.refused[kind]} ({share:.2%}) | "
            + " | ".join(cells)
            + " |"
        )
    held = [
        f"| {name} | {len(wholes)} | {len(definitions)} |"
        for name, (wholes, definitions) in refusals_by_origin().items()
    ]
    total = sum(found.drawn.values())
    return "\n".join(
        [
            "# Decontamination",
            "",
            f"Made by `{command}`.",
            "",
            f"{sum(found.refused.values())} of {total} programs drawn for training were refused. A program is refused if it is an"
            " evaluation program when names, constants, comments and layout are folded"
            " (`hunch_recipe/programs/normalise.py`), or contains one of the larger functions or classes of one (24 tokens"
            " and more; generated evaluation programs count as a whole only, since training uses the same generator).",
            "",
            *rows,
            "",
            "A refused program may match several origins. Templates and functions of the suites"
            f" ({', '.join(KINDS)}) are held out whole, by a hash of their names, so that matches are only look-alikes.",
            "",
            "## What is refused",
            "",
            "| origin | different programs | larger definitions |",
            "|---|---|---|",
            *held,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the training programs that are refused")
    parser.add_argument("--programs", type=int, default=20_000, help="to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the Markdown file")
    arguments = parser.parse_args()
    command = (
        f"python -m hunch_recipe.decontaminate --programs {arguments.programs}"
        " --out docs/recipe/decontamination.md"
    )
    text = markdown(count(arguments.programs, arguments.seed), command)
    print(text, end="")
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

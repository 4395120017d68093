"""How fast data is made, and what it is made of.

`python -m hunch_recipe.bench [--chunks 4] [--suite templates] [--out ../../docs/recipe/data.md]` prints, as Markdown, tokens a
CPU second, the share that is predicted, how much of that is digits, how full rows are, the shares of the kinds of documents and trajectories, and by action how
many steps there are and how many predicted tokens each takes; with `--suite` the last of a held-out suite's trajectories, too.
`--arithmetic`, `--primitives`, `--opened`, `--decisions` and `--stops` measure rows with so much of that practice (practice.py).
"""

import argparse
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from statistics import median

import numpy as np

from .actions import FORWARD, INVERSE
from .data import ROWS_PER_CHUNK, documents, pack
from .practice import Practice
from .programs import suite
from .tokens import ID
from .traced import traced
from .trajectories import JUMPS, SHORT, Trajectory, trajectory

QUESTIONS = ("watch", "subexpression")
DIGITS = [ID[digit] for digit in "0123456789"]
PRACTICE = tuple(field.name for field in fields(Practice))
COMMAND = "python -m hunch_recipe.bench"


class Shares:
    """Counts over trajectories."""

    def __init__(self) -> None:
        self.trajectories: Counter[str] = Counter()
        self.tokens: dict[str, list[int]] = defaultdict(list)  # predicted, by action
        self.distances: dict[str, list[int]] = defaultdict(list)

    def add(self, made: Iterable[Trajectory]) -> None:
        for one in made:
            kinds = {step.kind for step in one.steps}
            self.trajectories["all"] += 1
            self.trajectories.update(kinds.intersection(("edit", *QUESTIONS)))
            self.trajectories["pasted traceback"] += one.traceback
            for step in one.steps:
                if step.kind != "edit":
                    self.tokens[step.kind].append(step.end - step.first)
                    self.distances[step.kind].append(abs(step.after - step.before))

    def markdown(self) -> str:
        predicted = sum(map(sum, self.tokens.values()))
        rows = ["| action | steps | predicted tokens a step | share of the predicted tokens |"]
        rows.append("|---|---|---|---|")
        for kind in (*FORWARD, *INVERSE, *QUESTIONS):
            if found := self.tokens[kind]:
                mean, share = sum(found) / len(found), sum(found) / predicted
                rows.append(f"| `{kind}` | {len(found)} | {mean:.1f} | {share:.1%} |")
        steps = [n for kind in (*FORWARD, *INVERSE) for n in self.tokens[kind]]
        rows.append(
            f"| the eight actions | {len(steps)} | {sum(steps) / len(steps):.1f} | {sum(steps) / predicted:.1%} |"
        )
        jumps = [n for kind in JUMPS for n in self.distances[kind]]
        short = sum(n <= SHORT for n in jumps) / len(jumps)
        rows.append(
            f"\nJumps over at most {SHORT} states: {short:.1%} of {len(jumps)}; median {median(jumps)}."
        )
        whole = self.trajectories.pop("all")
        parts = (f"{kind} {n / whole:.1%}" for kind, n in sorted(self.trajectories.items()))
        rows.append(f"Of {whole} trajectories: {', '.join(parts)}.")
        return "\n".join(rows)


def bench_rows(seed: int, chunks: int, length: int, practice: Practice) -> str:
    """Makes the rows of some chunks; what only the first needs (held-out programs, tables) is made before the clock starts."""
    shares, kinds = Shares(), Counter()
    tokens = predicted = digits = 0
    next(documents(seed, chunks, length))
    began = time.process_time()
    made = [
        row for chunk in range(chunks) for row in documents(seed, chunk, length, practice=practice)
    ]
    packed = [pack(row, length) for row in made]
    seconds = time.process_time() - began
    for row, found in zip(packed, made, strict=True):
        tokens += int((row.document >= 0).sum())
        wanted = row.weights == 1
        predicted += int(wanted.sum())
        digits += int(np.isin(row.ids[wanted], DIGITS).sum())
        for one in found:
            kinds[one.kind] += 1
            shares.add(one.trajectories)
    fill = tokens / (chunks * ROWS_PER_CHUNK * length)
    share = ", ".join(f"{kind} {n / kinds.total():.1%}" for kind, n in sorted(kinds.items()))
    return (
        f"{tokens} tokens in {seconds:.2f} CPU seconds: {tokens / seconds / 1000:.0f} k a second; predicted {predicted / tokens:.1%}, of that digits {digits / predicted:.1%}; "
        f"rows are {fill:.1%} full. Documents: {share}.\n\n{shares.markdown()}"
    )


def bench_suite(kind: str, count: int, length: int) -> str:
    """The steps of three random trajectories of each program of a held-out suite."""
    rng, shares = random.Random(0), Shares()
    for source in suite(kind, count):
        program = traced(source, length - 1)
        for _ in range(3 if program is not None else 0):
            made = trajectory(
                rng, program.tree, program.lines, program.texts, length - len(program.source)
            )
            shares.add([made] if made is not None else [])
    return shares.markdown()


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast data is made, and what it is made of")
    parser.add_argument("--chunks", type=int, default=4, help=f"of {ROWS_PER_CHUNK} rows")
    parser.add_argument("--length", type=int, default=1024, help="of a row, in tokens")
    parser.add_argument("--seed", type=int, default=5)
    for name in PRACTICE:
        parser.add_argument(f"--{name}", type=float, help="a share of Practice (practice.py)")
    parser.add_argument("--suite", help="synthetic, templates or real: its steps too")
    parser.add_argument("--programs", type=int, default=200, help="of the suite")
    parser.add_argument("--out", type=Path, help="a Markdown file to write")
    arguments = parser.parse_args()
    report = f"# Training data\n\nMeasured on one core by `{COMMAND} {' '.join(sys.argv[1:])}`.\n\n"
    report += bench_rows(
        arguments.seed,
        arguments.chunks,
        arguments.length,
        Practice(
            **{name: share for name in PRACTICE if (share := getattr(arguments, name)) is not None}
        ),
    )
    if arguments.suite:
        report += f"\n\n## Random steps of the held-out suite: {arguments.suite}\n\n"
        report += bench_suite(arguments.suite, arguments.programs, arguments.length)
    if arguments.out:
        arguments.out.write_text(report + "\n", encoding="utf-8")
    print(report)


if __name__ == "__main__":
    main()

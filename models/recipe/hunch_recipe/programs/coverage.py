"""What a model gets to see, measured on documents as `data.rows` makes them.

`python -m hunch_recipe.programs.coverage [--programs 9000] [--seed 0] [--out FILE]` writes a report in
Markdown: mixture, builtins and methods of the course, constructs, traces, actions, horizons, values.

A word or construct is counted once in every step whose lines use it (the steps of a jump: all lines
that it passes), and scaled to 10 million steps.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from .. import data
from ..state import State
from ..trajectories import Step
from .course import BUILTINS, METHODS
from .mixture import MIX, REPOSITORY, programs, refused
from .usage import Line, lines, type_of

SCALE = 10_000_000
ENOUGH = 10_000
LENGTH = 1024
HORIZONS = ((0, "none"), (1, "1"), (4, "2-4"), (16, "5-16"), (64, "17-64"), (10**9, "65+"))
OUT = REPOSITORY / "docs" / "recipe" / "coverage.md"


def quantiles(values: list[int]) -> list[str]:
    """At 5, 25, 50, 75, 95 and 99 %."""
    values = sorted(values) or [0]
    return [str(values[int(len(values) * p)]) for p in (0.05, 0.25, 0.5, 0.75, 0.95, 0.99)]


class Coverage:
    """Counts over the steps of a sample of programs."""

    def __init__(self) -> None:
        self.programs: Counter[str] = Counter()
        self.made: Counter[str] = Counter()
        self.unused: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.constructs: Counter[str] = Counter()
        self.depths: Counter[int] = Counter()
        self.actions: dict[str, Counter[str]] = defaultdict(Counter)
        self.predicted: Counter[str] = Counter()
        self.values: Counter[str] = Counter()
        self.value_lengths: dict[str, list[int]] = defaultdict(list)
        self.states: dict[str, list[int]] = defaultdict(list)
        self.source_lines: dict[str, list[int]] = defaultdict(list)
        self.ends: dict[str, Counter[str]] = defaultdict(Counter)
        self.tokens = 0
        self.steps = 0

    def sample(self, count: int, seed: int) -> None:
        """Packs documents of so many programs into rows, as training does."""
        rng = random.Random(f"coverage/{seed}")
        room = LENGTH
        for kind, source in programs(seed):
            if sum(self.programs.values()) == count:
                break
            if room < data.SMALLEST_ROOM:
                room = LENGTH
            made = data.document(rng, source, room)
            self.programs[kind] += 1
            if made is None:
                self.unused[kind] += 1
                room = LENGTH
                continue
            room -= len(made)
            self.tokens += len(made)
            self.add(kind, source, made)

    def add(self, kind: str, source: str, made: data.Document) -> None:
        at = lines(source)
        run = made.trajectories[0].tree
        assert run is not None
        self.made[made.kind] += 1
        self.states[kind].append(len(run.states))
        self.source_lines[kind].append(len(at))
        self.ends[kind][str(run.states[-1].exit)] += 1
        reached: dict[int, list[Reached | None]] = {}
        for walk in made.trajectories:
            tree = walk.tree or run
            if id(tree) not in reached:
                reached[id(tree)] = [reach(at, state) for state in tree.states]
            for step in walk.steps:
                self.step(kind, step, reached[id(tree)])
                self.changes(tree.states[step.before], tree.states[step.after])

    def step(self, kind: str, step: Step, reached: list[Reached | None]) -> None:
        self.steps += 1
        self.kinds[kind] += 1
        first, end = sorted((step.before, step.after))
        name = next(name for most, name in HORIZONS if end - first <= most)
        self.actions[step.kind][name] += 1
        self.predicted[step.kind] += step.end - step.first
        # A sub-expression is part of the line that it is asked at.
        passed = list(filter(None, reached[first : end + (step.kind == "subexpression")]))
        self.words.update({word for _, words in passed for word in words})
        self.constructs.update({name for line, _ in passed for name in line.constructs})
        if passed:
            self.depths[max(line.depth for line, _ in passed)] += 1

    def changes(self, before: State, after: State) -> None:
        """The values that a step tells: locals of the top frame that are new or different."""
        if not after.frames or after.frames[-1].locals is None:
            return
        known = before.frames[-1].locals or {} if before.frames else {}
        for name, value in after.frames[-1].locals.items():
            if value is not None and known.get(name) != value:
                kind = "None" if value == "None" else type_of(value) or "other"
                self.values[kind] += 1
                self.value_lengths[kind].append(len(value))

    def scaled(self, count: int) -> int:
        return count * SCALE // max(1, self.steps)


Reached = tuple[Line, set[str]]
"""A line that is about to run, and the words of the course that it uses."""


def reach(at: dict[int, Line], state: State) -> Reached | None:
    line = at.get(state.frames[-1].line) if state.event == "line" else None
    return (line, line.words(visible(state))) if line else None


def visible(state: State) -> dict[str, str | None]:
    """Globals and the top frame's locals."""
    return {**(state.frames[0].locals or {}), **(state.frames[-1].locals or {})}


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    head = list(head)
    out = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*out, *("| " + " | ".join(map(str, row)) + " |" for row in rows), ""]


def share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"


def listing(c: Coverage, counts: dict[str, int]) -> str:
    """Names with their counts in 10 million steps, in thousands, the frequent ones first."""
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    parts = []
    for name, count in ordered:
        scaled = c.scaled(count)
        text = (
            f"{name} {scaled / 1000:,.1f}".replace(".0", "")
            if scaled < 1e5
            else f"{name} {scaled // 1000:,}"
        )
        parts.append(f"**{text}**" if scaled < ENOUGH else text)
    return ", ".join(parts)


def report(c: Coverage, count: int, seed: int) -> str:
    """The coverage report, as Markdown."""
    predicted = sum(c.predicted.values())
    out = [
        "# Coverage of the training programs",
        "",
        f"Written by `python -m hunch_recipe.programs.coverage --programs {count} --seed {seed}` "
        "(in `models/recipe`).",
        "",
        f"{count:,} programs, packed into rows of {LENGTH:,} tokens as training does: {c.steps:,} "
        f"steps, {c.tokens:,} tokens, {share(predicted, c.tokens)} of them predicted, "
        f"{predicted / c.steps:.1f} predicted tokens a step.",
        "",
        "## Mixture",
        "",
    ]
    out += table(
        (
            "kind",
            "programs",
            "not used (too long, or refused by the tracer)",
            "steps",
            "refused as evaluation programs",
        ),
        [
            (kind, c.programs[kind], c.unused[kind], share(c.kinds[kind], c.steps), refused[kind])
            for kind in MIX
        ],
    )
    documents = c.made.total()
    shares = ", ".join(f"{kind} {share(n, documents)}" for kind, n in c.made.most_common())
    out += [f"Kinds of documents: {shares}.", ""]
    low = sum(c.scaled(c.words[w]) < ENOUGH for w in all_words())
    out += [
        "## Builtins and methods of a first course",
        "",
        f"Steps whose lines use it, in 10 million steps, in thousands. Under 10 (**bold**): {low} of "
        f"{len(all_words())}.",
        "",
    ]
    rows = [
        (type, listing(c, {m: c.words[f"{type}.{m}"] for m in methods}))
        for type, methods in METHODS.items()
    ]
    rows.append(("builtins", listing(c, {name: c.words[name] for name in BUILTINS})))
    out += table(("of", "steps in thousands"), rows)
    out += ["## Constructs", "", "As above, by the name of the syntax node.", ""]
    out += [listing(c, c.constructs), ""]
    deep = sum(c.depths.values())
    out += ["Calls nested in one line (of the steps that pass a line, the deepest of them):", ""]
    out += table(map(str, sorted(c.depths)), [[share(c.depths[d], deep) for d in sorted(c.depths)]])
    out += ["## Programs and traces", "", "Quantiles are at 5, 25, 50, 75, 95 and 99 %.", ""]
    out += table(
        ("kind", "lines with code", "states of a run", "ends"),
        [
            (
                kind,
                ", ".join(quantiles(c.source_lines[kind])),
                ", ".join(quantiles(c.states[kind])),
                ", ".join(
                    f"{end} {share(n, len(c.states[kind]))}"
                    for end, n in c.ends[kind].most_common()
                ),
            )
            for kind in MIX
        ],
    )
    names = [name for _, name in HORIZONS]
    out += [
        "## Actions and horizons",
        "",
        "Shares of all steps; a horizon is the number of states "
        "passed (none: edits and questions).",
        "",
    ]
    out += table(
        ("action", "share", *names, "predicted tokens a step"),
        [
            (
                action,
                share(found.total(), c.steps),
                *(share(found[name], c.steps) for name in names),
                f"{c.predicted[action] / found.total():.1f}",
            )
            for action, found in sorted(c.actions.items(), key=lambda item: -item[1].total())
        ],
    )
    out += ["## Values", "", "Of the locals that a step changes in its top frame.", ""]
    whole = sum(c.values.values())
    out += table(
        ("type", "share", "characters (5, 25, 50, 75, 95 and 99 %)"),
        [
            (kind, share(n, whole), ", ".join(quantiles(c.value_lengths[kind])))
            for kind, n in c.values.most_common()
        ],
    )
    return "\n".join(out).rstrip() + "\n"


def all_words() -> list[str]:
    return [f"{t}.{m}" for t, methods in METHODS.items() for m in methods] + list(BUILTINS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=int, default=9000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    coverage = Coverage()
    coverage.sample(arguments.programs, arguments.seed)
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(report(coverage, arguments.programs, arguments.seed), "utf-8")
    print(f"wrote {arguments.out}")


if __name__ == "__main__":
    main()

"""What a model gets to see: constructs, builtins, methods and trace lengths, counted in a sample.

`python -m hunch_recipe.programs.coverage [--programs 5000] [--traced 500] [--seed 0]` prints it as
Markdown.
"""

from __future__ import annotations

import argparse
import ast
import builtins
from collections import Counter
from itertools import islice

from ..trace import trace
from .mixture import KINDS, programs, refused

OPERATORS = (ast.operator, ast.unaryop, ast.cmpop, ast.boolop)
SKIPPED = (
    ast.expr_context,
    ast.Module,
    ast.arguments,
    ast.arg,
    ast.alias,
    ast.keyword,
)
COURSE = {
    "str": "capitalize center count endswith find format index isalnum isalpha isdigit islower "
    "isspace isupper join ljust lower lstrip partition removeprefix removesuffix "
    "replace rfind rjust rsplit rstrip split splitlines startswith strip swapcase title "
    "upper zfill",
    "list": "append clear copy count extend index insert pop remove reverse sort",
    "dict": "clear copy fromkeys get items keys pop popitem setdefault update values",
    "set": "add clear difference discard intersection isdisjoint issubset issuperset remove "
    "symmetric_difference union update",
    "builtins": "abs all any bin bool chr dict divmod enumerate filter float getattr hasattr hex "
    "int isinstance len list map max min next ord pow print range repr reversed round "
    "set setattr sorted str sum super tuple type zip",
}
"""What a first course uses."""


class Coverage:
    """Counts over programs; the keys of `statements` and `expressions` are names of syntax nodes."""

    def __init__(self) -> None:
        self.statements: Counter[str] = Counter()
        self.expressions: Counter[str] = Counter()
        self.operators: Counter[str] = Counter()
        self.builtins: Counter[str] = Counter()
        self.methods: Counter[str] = Counter()
        self.names: Counter[str] = Counter()
        self.unparsed = 0

    def add(self, source: str) -> None:
        try:
            tree = ast.parse(source)
        except SyntaxError:
            self.unparsed += 1
            return
        for node in ast.walk(tree):
            kind = type(node).__name__
            if isinstance(node, ast.stmt):
                self.statements[kind] += 1
            elif isinstance(node, OPERATORS):
                self.operators[kind] += 1
            elif isinstance(node, ast.Attribute):
                self.methods[node.attr] += 1
            elif isinstance(node, ast.Name):
                where = self.builtins if hasattr(builtins, node.id) else self.names
                where[node.id] += 1
            elif not isinstance(node, SKIPPED + OPERATORS):
                self.expressions[kind] += 1

    def missing(self, least: int) -> dict[str, list[str]]:
        """What a course uses and the sample has fewer than `least` times, by type."""
        found = {}
        for type, words in COURSE.items():
            seen = self.builtins if type == "builtins" else self.methods
            found[type] = [word for word in words.split() if seen[word] < least]
        return found


def quantiles(values: list[int]) -> str:
    values = sorted(values)
    at = (0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
    return ", ".join(str(values[int(len(values) * p)]) for p in at)


def report(count: int, traced: int, seed: int) -> str:
    """The coverage report, as Markdown."""
    coverage = Coverage()
    kinds: Counter[str] = Counter()
    lines: list[int] = []
    for kind, source in islice(programs(seed), count):
        kinds[kind] += 1
        lines.append(sum(1 for line in source.splitlines() if line.strip()))
        coverage.add(source)
    out = [
        f"# Coverage of {count} programs",
        "",
        f"Kinds: {dict(kinds)}; refused: {dict(refused)}; ",
    ]
    out[-1] += f"not Python: {coverage.unparsed}. Different identifiers: {len(coverage.names)}."
    out += [
        "",
        "Quantiles are at 5, 25, 50, 75, 95 and 99 %.",
        "",
        f"Lines: {quantiles(lines)}",
        "",
    ]
    for title in ("statements", "expressions", "operators", "builtins", "methods"):
        counts: Counter[str] = getattr(coverage, title)
        out += [f"## {title.capitalize()}", ""]
        out += [", ".join(f"{name} {n}" for name, n in counts.most_common()), ""]
    rare = {type: words for type, words in coverage.missing(max(1, count // 250)).items() if words}
    out += [f"Rare (less than one in 250 programs): {rare}", "", "## Traces", ""]
    for kind in KINDS:
        states: list[int] = []
        ends: Counter[str] = Counter()
        for _, source in islice(programs(seed, mix={kind: 1.0}), traced):
            found = trace(source)
            if found.refused:
                ends["refused"] += 1
                continue
            states.append(len(found.states))
            ends[str(found.states[-1].exit)] += 1
        out.append(f"- {kind}: states {quantiles(states)}; ends {dict(ends)}")
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--programs", type=int, default=5000)
    parser.add_argument("--traced", type=int, default=500, help="programs of each kind to trace")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print(report(arguments.programs, arguments.traced, arguments.seed), end="")


if __name__ == "__main__":
    main()

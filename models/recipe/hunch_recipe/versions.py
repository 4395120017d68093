"""Traces the same programs under every Python that is here and compares the states: that is what canonical means.

`python -m hunch_recipe.versions [--fillings 2] [--write ../../docs/recipe/versions.md]` compares all templates, all usable
real functions, generated programs, and the programs of `tests/`; it ends with 1 where states differ. With `--write` the
result is also a page to read.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from . import interpreters
from .hashing import hash_sensitive, uses_hashes
from .interpreters import RECIPE, Interpreter
from .programs import generate, real
from .programs.templates import TEMPLATES, fill

TESTS = RECIPE / "tests"
GENERATED = 200
_SERVER = "hunch_recipe.fingerprint"


def programs(fillings: int = 1, every: int = 1) -> dict[str, str]:
    """What is compared, by a name that says what it is; of templates, functions and generated programs `every` n-th."""
    found = {path.stem: path.read_text() for path in sorted((TESTS / "programs").glob("*.py"))}
    for path in sorted((TESTS / "runs").glob("*.txt")):
        found[f"run {path.stem}"] = path.read_text().split("-----\n")[0]
    for line in (TESTS / "programs/errors.txt").read_text().splitlines():
        found[f"error {line}"] = line.replace(r"\n", "\n")
    for name in sorted(TEMPLATES)[::every]:
        for number in range(fillings):
            found[f"template {name}/{number}"] = fill(name, _random(name, number))
    for identity in (*real.usable("train"), *real.usable("held_out"))[::every]:
        found[f"real {identity}"] = real.program(identity, _random(identity), mutation=0)
    for number in range(0, GENERATED, every):
        found[f"generated {number}"] = generate(_random("generated", number))
    return found


def _random(*seed: object) -> random.Random:
    return random.Random(f"versions/{seed}")


@dataclass
class Comparison:
    """How one Python's states compare with those of the Python that runs this."""

    name: str
    version: str
    programs: int
    states: int
    # programs that the order of a set changes
    unspecified: list[str] = field(default_factory=list)
    rounding: list[str] = field(default_factory=list)  # programs with other last digits of floats
    # ours and theirs, of programs that have nothing but other words of exceptions
    wordings: dict[tuple[str, str], str] = field(default_factory=dict)
    different: list[str] = field(default_factory=list)  # all others: the tracer is not canonical

    def __str__(self) -> str:
        here = sys.version.split()[0]
        return (
            f"{self.name} ({self.version}) and CPython {here}: {self.states} states of {self.programs} programs, "
            f"{len(self.different)} programs differ, {len(self.wordings)} messages compared by type, "
            f"{len(self.rounding)} by rounded floats, {len(self.unspecified)} unspecified (the order of a set)"
        )


@dataclass
class Report:
    comparisons: list[Comparison]
    absent: list[str]  # why other versions are left out

    def __str__(self) -> str:
        return "\n".join([*map(str, self.comparisons), *self.absent])


def compare(sources: dict[str, str]) -> Report:
    """Compares all versions that are here on these programs."""
    present, absent = interpreters.others()
    requests = list(sources.values())

    def answers(python: Interpreter) -> tuple[str, list]:
        return python.answers(_SERVER, requests)

    # two at a time: Pyodide, the slowest by far, beside the others
    with ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        (_, ours), *theirs = pool.map(answers, [interpreters.this(), *reversed(present)])
    found = [
        _comparison(python.name, version, sources, ours, answered)
        for python, (version, answered) in zip(reversed(present), theirs, strict=True)
    ]
    return Report(found[::-1], absent)


def _comparison(name: str, version: str, sources, ours: list, theirs: list) -> Comparison:
    result = Comparison(name, version, len(sources), sum(our["states"] for our in ours))
    for (program, source), our, their in zip(sources.items(), ours, theirs, strict=True):
        if our == their:
            continue
        if hash_sensitive(source) or (
            uses_hashes(source) and our["unordered"] == their["unordered"]
        ):
            result.unspecified.append(program)
        elif our["refused"] != their["refused"] or our["rounded"] != their["rounded"]:
            result.different.append(program)
        elif our["wordless"] != their["wordless"]:
            result.rounding.append(program)
        else:
            for pair in zip(our["messages"], their["messages"], strict=True):
                if pair[0] != pair[1]:
                    result.wordings.setdefault(pair, program)
    return result


def page(report: Report, fillings: int) -> str:
    """The report as Markdown."""
    here = sys.version.split()[0]
    text = [
        "# The same states under every Python",
        "",
        f"Written by `python -m hunch_recipe.versions --fillings {fillings} --write ../../docs/recipe/versions.md` in "
        f"`models/recipe`, under CPython {here}, to which the others are compared: every template, every usable real "
        "function as it is, generated programs, whole programs that are awkward on purpose, and statements that raise.",
        "",
        "| | Python | programs | states | programs that differ | by type | by rounded floats | unspecified |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for c in report.comparisons:
        text.append(
            f"| {c.name} | {c.version} | {c.programs} | {c.states} | {len(c.different)} | {len(c.wordings)} | "
            f"{len(c.rounding)} | {len(c.unspecified)} |"
        )
    text += ["", *(f"{sentence}\n" for sentence in report.absent)]
    text += ["Programs that differ:", ""] if any(c.different for c in report.comparisons) else []
    text += [f"* {c.name}: `{p}`" for c in report.comparisons for p in c.different]
    text += [
        "",
        "## Compared by type",
        "",
        "Messages whose words no mapping is known for: from the later version's alone the older words cannot be told.",
        "",
        "| | CPython 3.11 | later |",
        "|---|---|---|",
    ]
    for c in report.comparisons:
        text += [f"| {c.name} | `{_flat(a)}` | `{_flat(b)}` |" for a, b in sorted(c.wordings)]
    text += [
        "",
        "## Compared by rounded floats",
        "",
        "The C library under Pyodide has other last digits for some powers and functions of `math`.",
        "",
        *_programs(report, "rounding"),
        "",
        "## Unspecified",
        "",
        "The order of a set shows in these: with strings in it the order differs from one hash seed to the next, with tuples "
        "between 64 bits and Pyodide's 32.",
        "",
        *_programs(report, "unspecified"),
        "",
    ]
    return "\n".join(text)


def _programs(report: Report, kind: str) -> list[str]:
    lines = []
    for comparison in report.comparisons:
        named = ", ".join(f"`{name}`" for name in getattr(comparison, kind))
        if named:
            lines.append(f"* {comparison.name}: {named}")
    return lines or ["None."]


def _flat(message: str) -> str:
    return message.replace("\n", " ").replace("|", r"\|")


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Compare the states of programs under every Python that is here"
    )
    parser.add_argument("--fillings", type=int, default=2, help="programs of each template")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the result as a page")
    arguments = parser.parse_args()
    report = compare(programs(arguments.fillings))
    print(report)
    for comparison in report.comparisons:
        for name in comparison.different:
            print(f"differs under {comparison.name}: {name}")
    if arguments.write is not None:
        arguments.write.parent.mkdir(parents=True, exist_ok=True)
        arguments.write.write_text(page(report, arguments.fillings), encoding="utf-8")
    return 1 if any(c.different for c in report.comparisons) else 0


if __name__ == "__main__":
    sys.exit(main())

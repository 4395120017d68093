"""Hand-written programs with parameters: one function per template, registered under a topic.

A template draws names, constants and variants of its statements, so that one gives hundreds of
programs. The split is by whole template: every eighth, by a hash of its name, is never trained on.
"""

from __future__ import annotations

import random
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module

from ..layout import lay_out
from .registry import TEMPLATES, Draw, Template, template

for _module in (
    "numbers",
    "strings",
    "lists",
    "tables",
    "functions",
    "objects",
    "errors",
    "puzzles",
    "basics",
    "classics",
    "calls",
    "recursions",
    "branching",
    "comprehensions",
    "sorting",
    "searching",
    "slices",
    "text",
    "formatting",
    "parsing",
    "ciphers",
    "letters",
    "classes",
    "structures",
    "raising",
    "failing",
    "sequences",
    "pointers",
    "windows",
    "matrices",
    "boards",
    "closures",
    "yielding",
    "control",
    "mistakes",
    "tabulation",
    "dictionaries",
    "sets",
    "graphs",
    "tuples",
    "builtin_calls",
    "conversions",
    "machines",
    "games",
    "interview",
    "digits",
    "arithmetic",
    "composition",
    "values",
    "nested",
    "pipelines",
    "methods",
    "special",
    "attributes",
    "iterables",
    "operators",
    "comparisons",
    "indexing",
    "containers",
    "named_fields",
    "heaps",
    "iterators",
    "patterns",
    "library",
    "declared",
    "systems",
    "engines",
    "worlds",
    "linked",
    "reports",
    "toolkits",
    "routes",
    "longer",
    "rounds",
    "configs",
    "lessons_numbers",
    "lessons_data",
    "lessons_texts",
    "objects_first",
    "objects_met",
    "decorating",
    "contexts",
    "scopes",
    "sharing",
    "streams",
    "lazy",
    "flow",
    "matching",
    "printing",
    "output",
    "bugs",
    "misled",
    "compact",
):
    import_module(f"{__name__}.{_module}")


def held_out(name: str) -> bool:
    return blake2b(name.encode(), digest_size=4).digest()[0] % 8 == 0


@lru_cache
def templates(split: str) -> tuple[str, ...]:
    """The names of a split's templates, in alphabetical order."""
    return tuple(sorted(name for name in TEMPLATES if held_out(name) == (split != "train")))


def fill(name: str, rng: random.Random) -> str:
    """A program from a template."""
    return lay_out(TEMPLATES[name].write(Draw(rng)), rng)


__all__ = ["TEMPLATES", "Draw", "Template", "fill", "held_out", "template", "templates"]

"""The operations of drills, read from `operations.txt`: what is done with one value of a kind.

Kinds are finer than types: what can be done with '12' or with 'pear' depends on more than that they
are strings.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .course import METHODS

ACCEPTS: dict[str, tuple[str, ...]] = {
    "str": ("str", "word", "digits"),
    "set": ("set", "oneset"),
}
"""Kinds whose operations also take values of other kinds."""


@dataclass(frozen=True, slots=True)
class Operation:
    """What is done with a value: `@` is the value, slots in `<>` fit it."""

    word: str
    """A word of the course, or the name of something that has none."""
    kind: str
    template: str
    statement: bool
    """Whether it is a statement; else it is an expression."""
    named: bool
    """Whether the value must be in a variable: it is changed, named twice, or part of an f-string."""


CHANGING = {f"{type}.{method}" for type in ("list", "dict", "set") for method in METHODS[type]} - {
    "list.copy", "list.count", "list.index", "dict.copy", "dict.fromkeys", "dict.get", "dict.items",
    "dict.keys", "dict.values", "set.copy", "set.isdisjoint", "set.issubset", "set.issuperset",
}  # fmt: skip


def read() -> dict[str, dict[str, list[Operation]]]:
    """The sections of the file: word to operations."""
    sections: dict[str, dict[str, list[Operation]]] = {}
    words: dict[str, list[Operation]] = {}
    word = ""
    for line in Path(__file__).with_name("operations.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            words = sections.setdefault(line[1:-1], {})
        elif line.startswith("  "):
            kind, template = line[2:].split(" ", 1)
            statement = template.startswith("!")
            template = template[statement:]
            named = statement or word in CHANGING or template.count("@") > 1 or "f'" in template
            words[word].append(Operation(word, kind, template, statement, named))
        elif line and not line.startswith("#"):
            word = line
            words[word] = []
    return sections


_SECTIONS = read()
WORDS, PLAIN, FAILING = _SECTIONS["words"], _SECTIONS["plain"], _SECTIONS["failing"]


def kind(value: object) -> str:
    """The kind of a value, `""` if no operation takes it."""
    if isinstance(value, str):
        return "digits" if value.isdigit() else "word" if value.isalpha() else "str"
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, (int, float)):
        return type(value).__name__
    if isinstance(value, dict):
        items = list(value.values())
        inner = {type(key) for key in value} | {str}
        if len(inner) > 1:
            return ""
        return "groups" if items and isinstance(items[0], list) else "dict"
    if isinstance(value, (list, tuple, set)):
        inner = {type(item) for item in value}
        if inner == {str}:
            return {list: "strs", tuple: "strtuple", set: "strset"}[type(value)]
        if inner == {int}:
            if isinstance(value, set):
                return "oneset" if len(value) == 1 else "set"
            return "ints" if isinstance(value, list) else "tuple"
        if isinstance(value, list) and len(inner) == 1:
            (first,) = inner
            if first is tuple:
                return "pairs" if all(map(is_pair, value)) else ""
            grid = first is list and value[0] and isinstance(value[0][0], int)
            return "grid" if grid else "floats" if first is float else ""
    return ""


def is_pair(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], int)
    )


DULL = {
    "callable",
    "issubclass",
    "isinstance",
    "type",
    "bool",
    "print",
    "choice",
    "iter",
    "percent",
}
"""Fine alone, but nobody writes them around another call."""
DECIDING = {
    "membership", "comparison", "all", "any", "str.startswith", "str.endswith", "str.isalnum",
    "str.isalpha", "str.isdigit", "str.islower", "str.istitle", "str.isupper", "str.isspace",
    "str.isnumeric", "str.isdecimal", "set.issubset", "set.isdisjoint", "set.issuperset",
    "float.is_integer",
}  # fmt: skip


def by_kind(nested: bool) -> dict[str, list[Operation]]:
    """By the kind of value that they take: expressions that can stand inside each other, or those
    that can be conditions on a variable.
    """
    found: dict[str, list[Operation]] = {}
    for words in (WORDS, PLAIN):
        for word, operations in words.items():
            for operation in operations:
                fits = not operation.named and word not in DULL if nested else word in DECIDING
                if fits and not operation.statement:
                    for taken in ACCEPTS.get(operation.kind, (operation.kind,)):
                        found.setdefault(taken, []).append(operation)
    return found


NESTING, CONDITIONS = by_kind(nested=True), by_kind(nested=False)

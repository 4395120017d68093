"""Pieces of several lines that stand in one line's place, in the quotes of their program."""

import re

from . import material
from .registry import Draw

MIXED = re.compile(r"""'[^']*"[^']*'""")
"""A line whose quotes cannot all be the same."""


def lead(line: str) -> str:
    """The spaces that a line starts with."""
    return line[: len(line) - len(line.lstrip(" "))]


def block(*lines: str) -> str:
    """A piece of several lines that goes in one line's place; `laid` indents it like that line."""
    return "¶".join(line.replace("¶", "¶" + lead(line)) for line in lines if line.strip())


def laid(t: Draw, text: str) -> str:
    """The program with every block in place, and in the quotes of its literals."""
    text = material.laid(text)
    if t.quote == "'":
        return text
    return "\n".join(
        line if 'f"' in line or MIXED.search(line) else line.replace("'", '"')
        for line in text.split("\n")
    )

"""Pieces of several lines that stand in one line's place, in the quotes of their program."""

import re

from .registry import Draw

MIXED = re.compile(r"""'[^']*"[^']*'""")
"""A line whose quotes cannot all be the same."""


def lead(line: str) -> str:
    """The spaces that a line starts with."""
    return line[: len(line) - len(line.lstrip(" "))]


def block(*lines: str) -> str:
    """A piece of several lines that goes in one line's place; `laid` indents it like that line."""
    return "\v".join(line.replace("\v", "\v" + lead(line)) for line in lines if line.strip())


def laid(t: Draw, text: str) -> str:
    """The program with every block in place, and in the quotes of its literals."""
    lines = "\n".join(line.replace("\v", "\n" + lead(line)) for line in text.split("\n")).split(
        "\n"
    )
    if t.quote == "'":
        return "\n".join(lines)
    return "\n".join(
        line if 'f"' in line or MIXED.search(line) else line.replace("'", '"') for line in lines
    )

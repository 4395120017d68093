"""Questions about expressions at a state: watches and sub-expressions, with the answers that CPython gave."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from . import source
from .language import Answer
from .vocabulary import KEYWORDS

LONGEST = 80  # code points of an expression that is asked


@dataclass(slots=True, frozen=True)
class Question:
    """An expression, what is asked of it, and the answer."""

    kind: str  # watch or subexpression
    expression: str  # with canonical spacing
    answer: Answer


# Without strings, keywords, braces, colons and words that only a space parts, just commas have a space after them.
_SIMPLE = re.compile(r"[\w.,()\[\]+\-*/%<>=! ]*")
_NOT_SIMPLE = re.compile(rf"\w +[\w.]|\b(?:{'|'.join(KEYWORDS)})\b")
_COMMA = re.compile(r",(?![)\]])")


@lru_cache(maxsize=1 << 14)
def canonical(text: str) -> str:
    """An expression with canonical spacing. One that spans lines is joined, as inside brackets."""
    if _SIMPLE.fullmatch(text) and not _NOT_SIMPLE.search(text):
        return _COMMA.sub(", ", text.replace(" ", ""))
    return source.expression(f"({text})")[1:-1] if "\n" in text else source.expression(text)


def written(source: str) -> Callable[[ast.expr], str]:
    """How an expression of `source` is written there, which `ast.get_source_segment` finds too slowly."""
    rows = [row.encode() for row in source.split("\n")]

    def segment(node: ast.expr) -> str:
        first, last = node.lineno - 1, node.end_lineno - 1
        if first == last:
            return rows[first][node.col_offset : node.end_col_offset].decode("utf-8", "replace")
        parts = [rows[first][node.col_offset :], *rows[first + 1 : last]]
        return b"\n".join([*parts, rows[last][: node.end_col_offset]]).decode("utf-8", "replace")

    return segment

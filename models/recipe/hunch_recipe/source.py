"""A program as the model reads it: its logical lines with number, depth and canonical text (LANGUAGE.md, "Source")."""

import ast
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from . import vocabulary
from .lexical import lexical
from .tokens import ID, encode_text

MAX_TOKENS = 1200
_KEYWORDS = frozenset(vocabulary.KEYWORDS)


@dataclass(slots=True, frozen=True)
class Line:
    """A logical line: the number of its first physical line, its block depth, its canonical text."""

    number: int
    depth: int
    text: str


_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_DOCUMENTED = (*_FUNCTIONS, ast.ClassDef, ast.Module)
_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


class SourceError(ValueError):
    """The program is over a limit of the language."""


def lines(source: str) -> list[Line]:
    """The logical lines that the model sees. `source` must parse."""
    dropped, emptied = _docstrings(source)
    result: list[Line] = []
    depth = 0
    words: list[tuple[str, str]] = []
    number = 0
    for kind, text, row in lexical(source):
        if kind == tokenize.INDENT:
            depth += 1
        elif kind == tokenize.DEDENT:
            depth -= 1
        elif kind == tokenize.NEWLINE:
            if number in emptied:
                result.append(Line(number, depth, '""'))
            elif words and number not in dropped:
                result.append(Line(number, depth, spaced(words)))
            words = []
        else:
            if not words:
                number = row
            words.append((_kind(kind, text), text))
    return result


def lines_with_code(source_lines: list[Line]) -> list[int]:
    """The numbers of the lines that execution can stop at: CPython has no code for these two."""
    return [line.number for line in source_lines if line.text not in ("else:", "finally:")]


def encode(source_lines: list[Line]) -> list[int]:
    """The ids of a document's source, without `<bos>`. Raises SourceError over the limits."""
    ids: list[int] = []
    for line in source_lines:
        if line.number > vocabulary.MAX_LINE:
            raise SourceError(f"line {line.number}: programs may have {vocabulary.MAX_LINE} lines")
        ids.append(ID[f"<L{line.number}>"])
        ids.append(ID[f"<I{min(line.depth, vocabulary.MAX_INDENT)}>"])
        ids.extend(encode_text(line.text))
    if len(ids) > MAX_TOKENS:
        raise SourceError(f"{len(ids)} tokens: programs may have {MAX_TOKENS}")
    return ids


def expression(text: str) -> str:
    """An expression with canonical spacing."""
    words = [
        (_kind(k, t), t)
        for k, t, _ in lexical(text)
        if k not in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    ]
    return spaced(words)


def spaced(words: list[tuple[str, str]]) -> str:
    """Joins lexical tokens of (kind, text); kinds are `word`, `keyword` and `operator`."""
    parts: list[str] = []
    open_brackets: list[str] = []
    before = ("", "")
    for kind, text in words:
        if parts and _space(before, (kind, text), open_brackets):
            parts.append(" ")
        parts.append(text)
        if kind == "operator":
            if text in "([{":
                open_brackets.append(text)
            elif text in ")]}" and open_brackets:
                open_brackets.pop()
        before = (kind, text)
    return "".join(parts)


def statements(tree: ast.AST) -> Iterator[ast.stmt]:
    """The statements of a tree, each before those inside it and those of a block in order; expressions are not looked into."""
    for name in _BLOCKS:
        for node in getattr(tree, name, ()):
            if isinstance(node, ast.stmt):
                yield node
            yield from statements(node)


def _space(a: tuple[str, str], b: tuple[str, str], open_brackets: list[str]) -> bool:
    (a_kind, a_text), (b_kind, b_text) = a, b
    if a_kind == "operator":
        if a_text in ",;":
            return b_text not in (")", "]", "}")
        if a_text == ":":
            return bool(open_brackets) and open_brackets[-1] == "{"
        return b_kind == "keyword" and a_text in (")", "]", "}")
    if b_kind != "operator":
        return True
    return a_kind == "keyword" and b_text not in (":", ")", "]", "}", ",", ";", ".", "=")


def _kind(kind: int, text: str) -> str:
    if kind == tokenize.OP:
        return "operator"
    return "keyword" if kind == tokenize.NAME and text in _KEYWORDS else "word"


def _docstrings(source: str) -> tuple[set[int], set[int]]:
    """First lines of the docstrings that are dropped (of functions) and emptied (of the module and classes)."""
    dropped: set[int] = set()
    emptied: set[int] = set()
    tree = ast.parse(source)
    for node in (tree, *statements(tree)):
        if not isinstance(node, _DOCUMENTED):
            continue
        first = node.body[0] if node.body else None
        if not (
            isinstance(first, ast.Expr)
            and isinstance(first.value, ast.Constant)
            and isinstance(first.value.value, str)
        ):
            continue
        if hasattr(node, "name") and first.lineno == node.lineno:
            continue  # a one-line definition
        if len(node.body) > 1 and node.body[1].lineno == first.end_lineno:
            continue  # another statement on the same line
        function = isinstance(node, _FUNCTIONS)
        (dropped if function and len(node.body) > 1 else emptied).add(first.lineno)
    return dropped, emptied

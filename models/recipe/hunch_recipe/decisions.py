"""Decisions: what a header depends on, asked at its states as the engine asks it before a step (docs/predict.md, "Conditions first").

Of an `if`, `elif` or `while` that is the condition as it is written, of a `for` whether there is another element; with the values put in
for the names (substitution.py).
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from .actions import StateTree
from .questions import LONGEST, Question, canonical
from .recall import Lines
from .sheets import values
from .state import State
from .substitution import substituted
from .watches import Unsafe, compiled, evaluate

_TESTED = ("if ", "elif ", "while ")
_AS_MANY = ("enumerate", "reversed", "sorted", "list", "tuple")
"""Functions that give as many elements as their first argument has."""
_VIEWS = ("items", "keys", "values")
"""Methods that give as many elements as their object has."""


class Decisions:
    """The decisions of one run, each asked once."""

    def __init__(self, tree: StateTree, texts: Lines):
        asked = ((at, _question(tree.states[at], texts)) for at in range(tree.last))
        self.found = {at: [question] for at, question in asked if question is not None}

    def questions(self, at: int) -> list[Question]:
        """What the header depends on that runs next at a state: one question, or none where it is no header or cannot be asked."""
        return self.found.get(at, [])

    def states(self) -> list[int]:
        """The states that a question can be asked at."""
        return list(self.found)


def _question(state: State, texts: Lines) -> Question | None:
    asked = condition(state, texts)
    if asked is None:
        return None
    asked = substituted(asked, state)
    if len(asked) > LONGEST:
        return None
    space = values(state)
    try:
        _, names, _, _ = compiled(asked)
        answer = evaluate(asked, space) if names <= space.keys() else None
    except (Unsafe, SyntaxError):
        return None
    plain = answer is not None and answer.kind == "value"
    return Question("watch", asked, answer) if plain else None


def condition(state: State, texts: Lines) -> str | None:
    """What is true if the block of the header that runs next is entered; None at any other line."""
    if state.event != "line" or state.frames[-1].line not in texts:
        return None
    frame = state.frames[-1]
    text = texts[frame.line].text
    if not text.endswith(":"):
        return None
    for word in _TESTED:
        if text.startswith(word):
            return text[len(word) : -1]
    count = (frame.loops or {}).get(frame.line)
    if not text.startswith("for ") or count is None:
        return None
    goes_on = _goes_on(text)
    return goes_on and goes_on(count)


@lru_cache(maxsize=1 << 12)
def _goes_on(header: str) -> Callable[[int], str] | None:
    """What is true if a `for` has another element after so many; None where that is not known."""
    iterated = ast.parse(f"{header}\n pass").body[0].iter
    named = isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name)
    if not named or iterated.func.id != "range":
        size = _size(iterated)
        return size and (lambda count: f"{size}>{count}")
    if iterated.keywords or not 0 < len(iterated.args) < 4:
        return None
    start, stop, step = (*_bounds(iterated.args), ast.Constant(1))[:3]
    first, last, by = _Sum.of(start), _Sum.of(stop), _Sum.of(step)
    if first is None or last is None or by is None or by.term is not None or by.number == 0:
        return None

    def holds(count: int) -> str:
        following = _Sum(first.term, first.number + count * by.number)
        return _greater(last, following) if by.number > 0 else _greater(following, last)

    return holds


def _bounds(arguments: list[ast.expr]) -> list[ast.expr]:
    return arguments if len(arguments) > 1 else [ast.Constant(0), *arguments]


class _Sum(NamedTuple):
    """A term, if there is one, and a whole number that is added to it."""

    term: str | None
    number: int

    @staticmethod
    def of(node: ast.expr) -> _Sum | None:
        """None for what comes apart beside an operator."""
        match node:
            case ast.Constant(int(number)) if not isinstance(number, bool):
                return _Sum(None, number)
            case ast.UnaryOp(ast.USub(), ast.Constant(int(number))):
                return _Sum(None, -number)
            case ast.BinOp(left, (ast.Add() | ast.Sub()) as operator, ast.Constant(int(number))):
                inner = _Sum.of(left)
                sign = 1 if isinstance(operator, ast.Add) else -1
                return inner and _Sum(inner.term, inner.number + sign * number)
            case ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv() | ast.Mod()):
                return _Sum(canonical(ast.unparse(node)), 0)
            case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call():
                return _Sum(canonical(ast.unparse(node)), 0)
        return None


def _greater(more: _Sum, less: _Sum) -> str:
    """That one sum is greater than another, with the numbers on one side."""
    number = less.number - more.number
    match more.term, less.term:
        case None, None:
            return f"{more.number}>{less.number}"
        case None, term:
            return f"{-number}>{term}"
        case term, None:
            return f"{term}>{number}"
        case one, other:
            return f"{one}>{other}" + (f"{number:+}" if number else "")


def _size(iterated: ast.expr) -> str | None:
    """How many elements there are to iterate over, as an expression."""
    match iterated:
        case ast.List(elements) | ast.Tuple(elements):
            starred = any(isinstance(one, ast.Starred) for one in elements)
            return None if starred else str(len(elements))
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Constant(str()):
            return f"len({canonical(ast.unparse(iterated))})"
        case ast.Call(ast.Name(name), [first, *_]) if name in _AS_MANY:
            return _size(first)
        case ast.Call(ast.Attribute(value, method)) if method in _VIEWS:
            return f"len({canonical(ast.unparse(value))})"
        case ast.Call(ast.Attribute(_, "split")):
            return f"len({canonical(ast.unparse(iterated))})"
    return None

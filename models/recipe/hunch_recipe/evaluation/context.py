"""What the model reads before a step, exactly as the engine has it (src/language/context.rs)."""

from functools import lru_cache

from .. import source as source_text
from ..language import encode_action, encode_difference, encode_key
from ..recall import Lines, places
from ..state import State
from ..tokens import ID
from .steps import Action, silent

RESERVES = (256, 128)
"""Tokens kept free for an action's result; the second where the first does not fit."""


class ContextTooLong(ValueError):
    """The program, one state and the reserve are more than the model reads."""


@lru_cache(maxsize=256)
def source_ids(source: str) -> tuple[int, ...]:
    """`<bos>` and the program."""
    return (ID["<bos>"], *source_text.encode(source_text.lines(source)))


@lru_cache(maxsize=256)
def texts(source: str) -> Lines:
    """The logical lines of a program by number."""
    return places(source_text.lines(source))


def context(
    source: str, history: list[tuple[Action, State]], state: State, limit: int, given: int = 0
) -> list[int]:
    """The ids of a document from `<bos>` to `state`, to which an action of `given` tokens is appended.

    `history` is oldest first: each action was taken at its state, and the last one led to `state`.
    Raises ContextTooLong.
    """
    for reserve in RESERVES:
        ids = _document(source, history, state, limit - reserve, given)
        if len(ids) + given + reserve <= limit:
            return ids
    raise ContextTooLong(
        f"{len(ids) + given} tokens and {RESERVES[-1]} to answer in; {limit} are read"
    )


def prompt(
    source: str, history: list[tuple[Action, State]], state: State, action: Action, limit: int
) -> list[int]:
    """The document, and the action whose result is to be predicted."""
    given = encode_action(action.kind, action.lines, state, texts(source))
    return context(source, history, state, limit, len(given)) + given


def _document(
    source: str, history: list[tuple[Action, State]], state: State, most: int, given: int
) -> list[int]:
    begin = source_ids(source)
    ids = [*begin, *encode_key(silent(history[0][1] if history else state))]
    for index, (action, before) in enumerate(history):
        after = history[index + 1][1] if index + 1 < len(history) else state
        told = encode_action(action.kind, action.lines, before, texts(source))
        if len(ids) + len(told) > most:
            ids = [*begin, *encode_key(silent(before))]
        ids += told
        ids += encode_difference(before, after, after.output)
    return ids if len(ids) + given <= most else [*begin, *encode_key(silent(state))]

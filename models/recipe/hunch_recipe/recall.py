"""The recall of a forward action: the line that runs next, with the present values of its names beside them.

A model this small finds a line by its number and a value by its name only part of the time, while what it does with both once they stand
side by side it learns well. Both look-ups are certain, so they are made for it and given, not predicted (LANGUAGE.md, "Recall").
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from .follow import Follow
from .source import Line
from .state import State
from .tokens import ID, encode_text

MOST = 192
"""Tokens of a line with its values. A longer line is not recalled, and a value that would go over is left out."""
MOST_PENDING = 8
"""Pending results that are recalled, the last ones."""
MOST_TWINS = 3
"""Other names of an object that are told."""
RECALLING = frozenset(("step_into", "step_over", "step_return", "breakpoint", "continue"))
_DEFINING = ("def ", "async def ", "class ", "import ", "from ")
"""How lines begin that only bind a name: what they say is of no use to the step that runs them."""

_AT, _NOW, _SO, _D1 = ID["<at>"], ID["<now>"], ID["<so>"], ID["<D1>"]
_SET, _IS, _LOOP, _PEND = ID["<set>"], ID["<is>"], ID["<loop>"], ID["<pend>"]
_SAME, _VALUE = ID["<same>"], ID["<value>"]


class Names(NamedTuple):
    """The names in a text whose values may be wanted."""

    read: tuple[tuple[int, str], ...]
    """Where a name ends that is read, and the name; each once."""
    inside: tuple[str, ...]
    """Further names, inside the braces of f-strings."""


class Place(NamedTuple):
    """A logical line as it is recalled."""

    text: str
    ways: tuple[int, ...]
    """The numbers of the lines that it can lead to (follow.py)."""


Lines = Mapping[int, Place]
"""The logical lines of a program by number."""


def places(lines: Sequence[Line]) -> Lines:
    """What of a program is recalled."""
    order = Follow(lines)
    return {
        line.number: Place(line.text, tuple(lines[j].number for j in order.ways(i)))
        for i, line in enumerate(lines)
    }


def encode_recall(kind: str, state: State, lines: Lines) -> list[int]:
    """What follows the action `kind` taken at `state`; nothing where no line goes on."""
    if kind not in RECALLING or not state.frames:
        return []
    if state.event == "line":
        at = len(state.frames) - 1
    elif state.event == "return" and len(state.frames) > 1:
        at = len(state.frames) - 2
    else:
        return []
    frame = state.frames[at]
    if frame.line not in lines:
        return []
    text, ways = lines[frame.line]
    ids = [_AT]
    if not text.startswith(_DEFINING) and len(encode_text(text)) <= MOST:
        ids += annotated(text, at, state)
    count = (frame.loops or {}).get(frame.line)
    if count is not None:
        ids += (_LOOP, ID[f"<L{frame.line}>"])
        ids += encode_text(str(count))
    for result in (frame.pending or [])[-MOST_PENDING:]:
        if result is not None:
            ids.append(_PEND)
            ids += encode_text(result)
    if state.event == "return" and state.value is not None:
        ids.append(_VALUE)
        ids += encode_text(state.value)
    ids += (ID[f"<L{line}>"] for line in ways)
    return ids


def annotated(text: str, at: int, state: State) -> list[int]:
    """A text with the values that its names have for frame `at` of `state`, as far as they are known."""
    names = scan(text)
    scopes = [(at, state.frames[at].locals or {})]
    if at and state.frames[0].definition == 0:
        scopes.append((0, state.frames[0].locals or {}))

    room = MOST - len(encode_text(text))

    def value(name: str, more: int) -> list[int]:
        """What is told of a name; nothing where its value is not known or would, with `more` tokens, go over the limit."""
        nonlocal room
        k, now = next(((k, scope[name]) for k, scope in scopes if name in scope), (at, None))
        if not now:
            return []
        found = [] if k == at else [_D1]
        found += encode_text(now)
        for other, same in twins(state, k, name):
            found += (_SAME, ID[f"<D{other + 1}>"], *encode_text(same))
        if len(found) + more > room:
            return []
        room -= len(found) + more
        return found

    ids: list[int] = []
    done = 0
    for end, name in names.read:
        if now := value(name, 2):
            ids += (*encode_text(text[done:end]), _NOW, *now, _SO)
            done = end
    ids += encode_text(text[done:])
    for name in names.inside:
        spelled = encode_text(name)
        if now := value(name, len(spelled) + 2):
            ids += (_SET, *spelled, _IS, *now)
    return ids


def twins(state: State, k: int, name: str) -> list[tuple[int, str]]:
    """The other names of the object that local `name` of frame `k` is, the first `MOST_TWINS` by frame and name."""
    for group in state.aliases or ():
        if (k, name) in group:
            return sorted(tuple(one) for one in group if tuple(one) != (k, name))[:MOST_TWINS]
    return []


@lru_cache(maxsize=1 << 16)
def scan(text: str) -> Names:
    """The names in a text of canonical spacing, by characters alone: the engine has the same rules, for any text.

    Not read are an attribute, what stands before a single `=`, what a `for` statement sets, and what is in a string."""
    read: dict[str, int] = {}
    inside: dict[str, None] = {}
    at = 0
    if text.startswith(("for ", "async for ")):
        at = max(text.find(" in "), 0)
    while at < len(text):
        c = text[at]
        if c in "\"'":
            at = _string_end(text, at)
        elif _is_word(c):
            first = at
            while at < len(text) and _is_word(text[at]):
                at += 1
            word = text[first:at]
            quote = text[at : at + 1]
            if quote in ("'", '"') and len(word) <= 2 and word.lower() in _PREFIXES:
                end = _string_end(text, at)
                if "f" in word.lower():
                    inside.update(dict.fromkeys(_braced(text[at:end])))
                at = end
            elif not _is_digit(c) and text[first - 1 : first] != "." and not _is_set(text, at):
                read.setdefault(word, at)
        else:
            at += 1
    found = tuple((end, name) for name, end in read.items())
    return Names(found, tuple(name for name in inside if name not in read))


_PREFIXES = frozenset(("r", "b", "u", "f", "br", "rb", "fr", "rf"))


def _is_word(c: str) -> bool:
    return c == "_" or c >= "\x80" or (c.isascii() and c.isalnum())


def _is_digit(c: str) -> bool:
    return "0" <= c <= "9"


def _is_set(text: str, at: int) -> bool:
    """Whether the name that ends at `at` stands before a single `=`."""
    return text[at : at + 1] == "=" and text[at + 1 : at + 2] != "="


def _string_end(text: str, at: int) -> int:
    """Where the string ends whose opening quote is at `at`; the text's end if it does not."""
    quote = text[at] * 3 if text[at : at + 3] == text[at] * 3 else text[at]
    at += len(quote)
    while at < len(text):
        if text[at] == "\\":
            at += 2
        elif text.startswith(quote, at):
            return at + len(quote)
        else:
            at += 1
    return len(text)


def _braced(text: str) -> list[str]:
    """The words within braces, but attributes."""
    words = []
    depth = at = 0
    while at < len(text):
        c = text[at]
        if c in "{}":
            depth = max(depth + (1 if c == "{" else -1), 0)
        elif _is_word(c):
            first = at
            while at < len(text) and _is_word(text[at]):
                at += 1
            if depth and not _is_digit(c) and text[first - 1 : first] != ".":
                words.append(text[first:at])
            continue
        at += 1
    return words

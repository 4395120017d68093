"""The recall of a forward action: the line that runs next, with the present values of its names beside them.

A model this small finds a line by its number and a value by its name only part of the time, while what it does with both once they stand
side by side it learns well. Both look-ups are certain, so they are made for it and given, not predicted (LANGUAGE.md, "Recall").
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from . import lookup
from .characters import word_end
from .follow import Follow
from .iteration import upcoming
from .lookup import MISSING
from .paths import Path, scan
from .source import Line
from .state import State
from .tokens import ID, encode_text

MOST = 192
"""Tokens of a line with its values. A longer line is not recalled, and a value that would go over is left out."""
MOST_PENDING = 8
"""Pending results that are recalled, the last ones."""
MOST_OF_PENDING = 256
"""Tokens that these take together; what a generator has yielded may be as long as a document."""
MOST_TWINS = 3
"""Other names of an object that are told."""
MOST_HEADERS = 3
"""Headers of called functions that are told, the first ones."""
MOST_OF_HEADER = 40
"""Tokens of a header behind the name. A longer one is not told."""
MOST_OF_ITEM = 64
"""Tokens of the item that a loop takes next. A longer one is not told."""
RECALLING = frozenset(("step_into", "step_over", "step_return", "breakpoint", "continue"))
_DEFINING = ("def ", "async def ", "class ", "import ", "from ")
"""How lines begin that only bind a name: what they say is of no use to the step that runs them."""

_FRAME, _SKIPPED = ID["<frame>"], ID["<skipped>"]
_AT, _NOW, _SO, _D1 = ID["<at>"], ID["<now>"], ID["<so>"], ID["<D1>"]
_SET, _IS, _LOOP, _PEND = ID["<set>"], ID["<is>"], ID["<loop>"], ID["<pend>"]
_SAME, _VALUE = ID["<same>"], ID["<value>"]


class Place(NamedTuple):
    """A logical line as it is recalled."""

    text: str
    ways: tuple[int, ...]
    """The numbers of the lines that it can lead to (follow.py)."""
    headers: tuple[tuple[int, str], ...]
    """Of what it calls: the line of the `def` and its text behind the name."""


Lines = Mapping[int, Place]
"""The logical lines of a program by number."""


def places(lines: Sequence[Line]) -> Lines:
    """What of a program is recalled."""
    order = Follow(lines)
    known = definitions(lines)
    return {
        line.number: Place(
            line.text,
            tuple(lines[j].number for j in order.ways(i)),
            ()
            if line.text.startswith(_DEFINING)
            else tuple(h for name in scan(line.text).called for h in known.get(name, ()))[
                :MOST_HEADERS
            ],
        )
        for i, line in enumerate(lines)
    }


def definitions(lines: Sequence[Line]) -> dict[str, list[tuple[int, str]]]:
    """The headers of the functions by name, those of `__init__` by that of their class: line, and text behind the name."""
    known: dict[str, list[tuple[int, str]]] = {}
    owners: list[tuple[int, str]] = []  # depth and name of the classes around a line
    for line in lines:
        while owners and owners[-1][0] >= line.depth:
            owners.pop()
        text = line.text.removeprefix("async ")
        if text.startswith("class "):
            owners.append((line.depth, text[6 : word_end(text, 6)]))
        elif text.startswith("def "):
            end = word_end(text, 4)
            name = text[4:end]
            if name == "__init__" and owners:
                name = owners[-1][1]
            if len(encode_text(text[end:])) <= MOST_OF_HEADER:
                known.setdefault(name, []).append((line.number, text[end:]))
    return known


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
    text, ways, headers = lines[frame.line]
    ids = [_AT]
    if not text.startswith(_DEFINING) and len(encode_text(text)) <= MOST:
        ids += annotated(text, at, state)
    count = (frame.loops or {}).get(frame.line)
    if count is not None:
        ids += (_LOOP, ID[f"<L{frame.line}>"])
        ids += encode_text(str(count))
        ids += _next(text, count, at, state)
    for result in reversed(_recalled(frame.pending or [])):
        ids += (_PEND, *result)
    if state.event == "return" and state.value is not None:
        ids.append(_VALUE)
        ids += encode_text(state.value)
    ids += (ID[f"<L{line}>"] for line in ways)
    for line, header in headers:
        ids += (_FRAME, ID[f"<L{line}>"], *encode_text(header))
    return ids


def _recalled(pending: list[str | None]) -> list[list[int]]:
    """The pending results that are told, the last one first."""
    room = MOST_OF_PENDING
    found = []
    for result in reversed(pending[-MOST_PENDING:]):
        if result is not None:
            told = encode_text(result)
            room -= 1 + len(told)
            if room < 0:
                break
            found.append(told)
    return found


def _next(text: str, count: int, at: int, state: State) -> list[int]:
    """What the loop of a header takes next, as far as that can be looked up."""
    scopes = scopes_of(at, state)

    def value(path: Path) -> str | None:
        found = resolve(path, scopes)
        return None if found is MISSING else found

    found = upcoming(text, count, value)
    if found is None:
        return []
    if found is MISSING:
        return [_SKIPPED]
    told = encode_text(found)
    return [_IS, *told] if len(told) <= MOST_OF_ITEM else []


Scopes = Sequence[tuple[int, Mapping[str, str | None]]]
"""Where names are looked up: frames by index, with their locals."""


def scopes_of(at: int, state: State) -> Scopes:
    """The frame and, if that is the module, the outermost one."""
    scopes = [(at, state.frames[at].locals or {})]
    if at and state.frames[0].definition == 0:
        scopes.append((0, state.frames[0].locals or {}))
    return scopes


def resolve(path: Path, scopes: Scopes) -> str | object | None:
    """The text of the value at a path, MISSING where there certainly is none, None where that is not known."""
    found = next((scope[path.name] for _, scope in scopes if path.name in scope), None)
    for kind, text in path.keys:
        if not found or found is MISSING:
            return None
        if kind == "attribute":
            found = lookup.attribute(found, text)
            continue
        key = text if kind == "value" else resolve(Path(text), scopes)
        found = lookup.item(found, key) if key else None
    return found


def annotated(text: str, at: int, state: State) -> list[int]:
    """A text with what is known, for frame `at` of `state`, of the names that it reads and of what it finds behind them."""
    names = scan(text)
    scopes = scopes_of(at, state)
    room = MOST - len(encode_text(text))

    def fits(found: list[int], more: int) -> list[int]:
        """What is told, or nothing where it would, with `more` tokens, go over the limit."""
        nonlocal room
        if not found or len(found) + more > room:
            return []
        room -= len(found) + more
        return found

    def value(name: str) -> list[int]:
        """What is told of a name."""
        k, now = next(((k, scope[name]) for k, scope in scopes if name in scope), (at, None))
        if not now:
            return []
        found = [] if k == at else [_D1]
        found += encode_text(now)
        for other, same in twins(state, k, name):
            found += (_SAME, ID[f"<D{other + 1}>"], *encode_text(same))
        return found

    def looked_up(path: Path, size: bool) -> list[int]:
        """What is told of an item, an attribute or a size."""
        found = resolve(path, scopes)
        if not found:
            return []
        if found is MISSING:
            return [] if size else [_SKIPPED]
        if size:
            count = lookup.size(found)
            return [] if count is None else [_LOOP, *encode_text(str(count))]
        return list(encode_text(found))

    ids: list[int] = []
    done = 0
    for end, path, size in names.read:
        told = looked_up(path, size) if path.keys or size else value(path.name)
        if now := fits(told, 2):
            ids += (*encode_text(text[done:end]), _NOW, *now, _SO)
            done = end
    ids += encode_text(text[done:])
    for name in names.inside:
        spelled = encode_text(name)
        if now := fits(value(name), len(spelled) + 2):
            ids += (_SET, *spelled, _IS, *now)
    return ids


def twins(state: State, k: int, name: str) -> list[tuple[int, str]]:
    """The other names of the object that local `name` of frame `k` is, the first `MOST_TWINS` by frame and name."""
    for group in state.aliases or ():
        if (k, name) in group:
            return sorted(tuple(one) for one in group if tuple(one) != (k, name))[:MOST_TWINS]
    return []

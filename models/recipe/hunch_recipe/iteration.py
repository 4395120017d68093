"""What a `for` loop takes next, where its header says so by itself: the item at the loop's count, or the end (LANGUAGE.md, "Look-ups")."""

from collections.abc import Callable
from typing import NamedTuple

from .characters import string_end, word_end
from .lookup import MISSING, items
from .paths import Path, accessors, braced_end

Value = Callable[[Path], str | None]
"""The text of the value at a path, if it is known."""


class Sequence(NamedTuple):
    """What is iterated over, as far as it is known."""

    items: tuple[str, ...]
    whole: bool

    def at(self, index: int) -> str | object | None:
        """The item at an index; MISSING behind the last one, None where that is not known."""
        if index < len(self.items):
            return self.items[index]
        return MISSING if self.whole else None


def upcoming(text: str, count: int, value: Value) -> str | object | None:
    """What the loop with the header `text` takes after `count` items; MISSING if it ends, None if that is not known."""
    if not text.startswith(("for ", "async for ")):
        return None
    at = text.find(" in ")
    return None if at < 0 else _taken(text, at + 4, count, value)


def _taken(text: str, at: int, count: int, value: Value) -> str | object | None:
    word = text[at : word_end(text, at)]
    inner = at + len(word) + 1
    if word not in ("enumerate", "reversed", "zip") or text[inner - 1 : inner] != "(":
        end, found = _iterated(text, at, value)
        return found.at(count) if found and text[end : end + 1] == ":" else None
    parts: list[Sequence] = []
    while True:
        end, found = _iterated(text, inner, value)
        if found is None:
            return None
        parts.append(found)
        if text[end : end + 2] != ", ":
            break
        inner = end + 2
    if text[end : end + 2] != "):":
        return None
    if word == "zip":
        taken = [part.at(count) for part in parts]
        if MISSING in taken:
            return MISSING
        if None in taken:
            return None
        return f"({', '.join(taken)}{',' * (len(taken) == 1)})"
    if len(parts) > 1:
        return None
    (part,) = parts
    if word == "reversed":
        return Sequence(part.items[::-1], True).at(count) if part.whole else None
    taken = part.at(count)
    return f"({count}, {taken})" if isinstance(taken, str) else taken


def _iterated(text: str, at: int, value: Value) -> tuple[int, Sequence | None]:
    """What begins at `at`, a path or a display without names, and where it ends."""
    c = text[at : at + 1]
    if c and c in "\"'":
        end = string_end(text, at)
        return end, _sequence(text[at:end], "")
    if c in ("[", "("):
        end = braced_end(text, at)
        return (at, None) if end is None else (end, _sequence(text[at:end], ""))
    end = word_end(text, at)
    name = text[at:end]
    behind = list(accessors(text, end))
    if behind:
        end = behind[-1][0]
    view = next((view for view in _VIEWS if text.startswith(view, end)), "")
    now = value(Path(name, tuple(key for _, key in behind))) if name else None
    return end + len(view), _sequence(now, view) if now else None


_VIEWS = (".items()", ".keys()", ".values()")


def _sequence(text: str, view: str) -> Sequence | None:
    """The items of a value in the order in which a loop takes them."""
    found = items(text)
    if found is None or not found.ordered:
        return None
    if found.bracket != "{":
        return None if view else Sequence(found.items, found.whole)
    if view == ".values()":
        return Sequence(found.items, found.whole)
    if view == ".items()":
        pairs = tuple(f"({k}, {v})" for k, v in zip(found.keys, found.items, strict=True))
        return Sequence(pairs, found.whole)
    return Sequence(found.keys, found.whole)

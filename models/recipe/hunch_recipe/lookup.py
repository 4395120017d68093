"""Looking into the text of a value: its items, how many they are, the item at an index or key, an attribute.

This is reading, not evaluating: what stands in a value's text is found there, and what does not is not known
(LANGUAGE.md, "Look-ups")."""

from functools import lru_cache
from typing import NamedTuple

from .characters import closing, is_digit, string_end, unquoted, word_end

MISSING = object()
"""What a look-up gives where there certainly is no such item."""

_OPENED = ("deque", "Counter", "defaultdict")
"""Types of the standard library that are written as a call on what they hold."""


class Items(NamedTuple):
    """What a container holds, in the order of its text."""

    bracket: str  # what it begins with: one of `[`, `(`, `{`, a quote, or the word before `(`
    items: tuple[str, ...]
    whole: bool  # whether these are all: the text is not cut
    keys: tuple[str, ...] | None = (
        None  # of a dictionary, whose items are then its values; of an object, the attributes
    )
    ordered: bool = True  # whether a loop takes the items in this order


@lru_cache(maxsize=1 << 15)
def items(text: str) -> Items | None:
    """The items of the value that `text` is, as far as they stand there; None where it has none."""
    first = text[:1]
    if first in ("'", '"'):
        return _characters(text)
    if first in ("[", "(", "{"):
        end = closing(text, 0)
        if end is None:
            return _inside(first, text[1:], False) if text.endswith("…") else None
        if end + 1 != len(text):
            return None
        inner = text[1:end]
        found = _inside(first, inner, True)
        # Without a comma it is what stands in the brackets: no state shows that, but expressions have it.
        is_tuple = first != "(" or inner.rstrip().endswith(",") or len(found.items) != 1
        return found if is_tuple else items(inner.strip())
    end = word_end(text, 0)
    if end and not is_digit(first) and text[end : end + 1] == "(":
        return _call(text, end)
    return None


def _call(text: str, end: int) -> Items | None:
    """Of an object that is written as a call: its attributes, or what its one container holds."""
    word = text[:end]
    last = closing(text, end)
    if last is not None and last + 1 != len(text):
        return None
    whole = last is not None
    parts = split(text[end + 1 : last] if whole else text[end + 1 :], whole)
    if word in _OPENED:
        held = next((part for part in parts if part[:1] in ("[", "{")), None)
        found = items(held) if held and whole else None
        return found and found._replace(ordered=word != "Counter")
    if word == "set" and text == "set()":
        return Items("{", (), True, None, False)
    names, values = [], []
    for part in parts:
        at = word_end(part, 0)
        if at == 0 or part[at : at + 1] != "=":
            return None
        names.append(part[:at])
        values.append(part[at + 1 :])
    return Items(word, tuple(values), whole, tuple(names), False) if names else None


def _inside(bracket: str, inner: str, whole: bool) -> Items:
    parts = split(inner, whole)
    if bracket != "{":
        return Items(bracket, tuple(parts), whole)
    keys, values = [], []
    for part in parts:
        at = _key_end(part)
        if at is None:
            return Items("{", tuple(parts), whole, None, False)
        keys.append(part[:at])
        values.append(part[at + 2 :])
    if not parts and not whole:
        return Items("{", (), False, None, False)
    return Items("{", tuple(values), whole, tuple(keys))


def _characters(text: str) -> Items | None:
    """The characters of a string that has no escapes, each as a value."""
    if "\\" in text or string_end(text, 0) != len(text):
        return None
    whole = len(text) > 1 and text[-1] == text[0]
    if not whole and not text.endswith("…"):
        return None
    return Items(text[0], tuple(quoted(c) for c in text[1:-1]), whole)


def quoted(characters: str) -> str:
    """A string's text as `repr` writes it, if it needs no escapes."""
    return f'"{characters}"' if "'" in characters and '"' not in characters else f"'{characters}'"


def split(inner: str, whole: bool) -> list[str]:
    """The parts between the commas outside all brackets and strings; without the last one where the text was cut in it."""
    parts = []
    first = 0
    for at, depth in unquoted(inner, 0):
        if depth == 0 and inner[at] == ",":
            parts.append(inner[first:at])
            first = at + 2 if inner[at + 1 : at + 2] == " " else at + 1
    if whole and first < len(inner):
        parts.append(inner[first:])
    return parts


def _key_end(part: str) -> int | None:
    """Where the key of a dictionary's item ends. A member of an enumeration has a colon of its own (`<Color.RED: 1>: 4`)."""
    outside = (at for at, depth in unquoted(part, 0) if depth == 0)
    if part.startswith("<"):
        return next((at + 1 for at in outside if part.startswith(">: ", at)), None)
    return next((at for at in outside if part.startswith(": ", at)), None)


def item(text: str, key: str) -> str | object | None:
    """What `text[key]` is for the value that `key` is the text of; MISSING where there is no such item, None if that is not known
    (types that are written as a call may make up what they lack)."""
    found = items(text)
    if found is None or found.bracket not in ("[", "(", "{", "'", '"'):
        return None
    absent = MISSING if found.whole and text.startswith(found.bracket) else None
    if found.bracket == "{":
        if found.keys is None:
            return None
        if key in found.keys:
            return found.items[found.keys.index(key)]
        return absent
    index = integer(key)
    if index is None:
        return None
    if index < 0:
        if not found.whole:
            return None
        index += len(found.items)
    if 0 <= index < len(found.items):
        return found.items[index]
    return absent


def attribute(text: str, name: str) -> str | None:
    """The value of an attribute of an object that is written with its attributes."""
    found = items(text)
    if found is None or found.keys is None or found.bracket == "{" or name not in found.keys:
        return None
    return found.items[found.keys.index(name)]


def size(text: str) -> int | None:
    """How many items a value has."""
    found = items(text)
    if found is None or not found.whole or found.bracket not in ("[", "(", "{", "'", '"'):
        return None
    return len(found.items)


def integer(text: str) -> int | None:
    """A number of at most nine digits, with a sign or without."""
    digits = text.removeprefix("-")
    if not 0 < len(digits) <= 9 or not all(is_digit(c) for c in digits):
        return None
    return int(text)

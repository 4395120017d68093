"""What a text reads, by characters alone: names, the items and attributes behind them, sizes, and what it calls.

The engine has the same rules (src/language/paths.rs), for any text of canonical spacing (LANGUAGE.md, "Names", "Look-ups")."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .characters import PREFIXES, closing, is_digit, is_word, string_end, word_end
from .lookup import quoted


class Key(NamedTuple):
    """What stands between the brackets of an item, or behind the dot of an attribute."""

    kind: str  # `attribute`, `name` (of a local) or `value`
    text: str


class Path(NamedTuple):
    """A name with items and attributes behind it."""

    name: str
    keys: tuple[Key, ...] = ()


class Read(NamedTuple):
    """A place where something is read that may be known."""

    end: int  # what is known of it stands there
    path: Path
    size: bool = False  # it is how many items the path's value has


class Names(NamedTuple):
    """What a text reads and calls."""

    read: tuple[Read, ...]
    """In the order of their ends; each once."""
    inside: tuple[str, ...]
    """Further names, inside the braces of f-strings."""
    called: tuple[str, ...]
    """The words before the first opening brackets of calls."""


@lru_cache(maxsize=1 << 16)
def scan(text: str) -> Names:
    """What a text reads and calls.

    Not read are an attribute alone, what stands before a single `=`, and what is in a string; the names that a `for` statement
    sets are."""
    read: dict[tuple[Path, bool], int] = {}
    inside: dict[str, None] = {}
    called: dict[str, None] = {}
    for first, at, string in words(text):
        word = text[first:at]
        if string is not None:
            if "f" in word.lower():
                inside.update(dict.fromkeys(_braced(text[at:string])))
            continue
        if text[at : at + 1] == "(":
            called.setdefault(word)
        if text[first - 1 : first] == "." or is_set(text, at):
            continue
        read.setdefault((Path(word), False), at)
        end, keys = at, ()
        for end, key in accessors(text, at):
            keys = (*keys, key)
            if not is_set(text, end):
                read.setdefault((Path(word, keys), False), end)
        if _is_measured(text, first, end):
            read.setdefault((Path(word, keys), True), end)
    found = sorted((Read(end, path, size) for (path, size), end in read.items()), key=_order)
    named = {path.name for path, _ in read}
    return Names(tuple(found), tuple(n for n in inside if n not in named), tuple(called))


class Word(NamedTuple):
    """A word of a text, outside its strings, that is no number."""

    first: int
    end: int
    string: int | None  # where the string ends that it is the prefix of


def words(text: str) -> Iterator[Word]:
    """The words of a text, in their order."""
    at = 0
    while at < len(text):
        c = text[at]
        if c in "\"'":
            at = string_end(text, at)
        elif is_word(c):
            first, end = at, word_end(text, at)
            prefix = text[end : end + 1] in ("'", '"') and text[first:end].lower() in PREFIXES
            string = string_end(text, end) if prefix else None
            at = end if string is None else string
            if not is_digit(c):
                yield Word(first, end, string)
        else:
            at += 1


def accessors(text: str, at: int) -> Iterator[tuple[int, Key]]:
    """The items and attributes behind the name that ends at `at`: where each ends, and its key."""
    while True:
        found = _accessor(text, at)
        if found is None:
            return
        yield found
        at = found[0]
        if text[at - 1] != "]" and text[at : at + 1] in (",", ")"):
            return  # behind the key of a `get`


def _accessor(text: str, at: int) -> tuple[int, Key] | None:
    opening = text[at : at + 1]
    if opening == "[":
        end, key = _key(text, at + 1)
        return (end + 1, key) if key and text[end : end + 1] == "]" else None
    if opening != ".":
        return None
    end = word_end(text, at + 1)
    word = text[at + 1 : end]
    if not word or is_digit(word[0]):
        return None
    if text[end : end + 1] != "(":
        return end, Key("attribute", word)
    if word != "get":
        return None
    end, key = _key(text, end + 1)
    return (end, key) if key and text[end : end + 1] in (",", ")") else None


def _key(text: str, at: int) -> tuple[int, Key | None]:
    """The key that begins at `at` and where it ends; none if it is more than a name, a number or a string without escapes."""
    c = text[at : at + 1]
    if c and c in "\"'":
        end = string_end(text, at)
        inner = text[at + 1 : end - 1]
        if "\\" in inner or not inner or inner[0] == c or end == len(text):
            return end, None
        return end, Key("value", quoted(inner))
    signed = c == "-"
    end = word_end(text, at + signed)
    word = text[at + signed : end]
    if not word:
        return end, None
    if all(is_digit(digit) for digit in word):
        return end, Key("value", text[at:end])
    if signed or is_digit(word[0]):
        return end, None
    return end, Key("name", word)


def braced_end(text: str, at: int) -> int | None:
    """Where the display ends whose bracket opens at `at`, if it reads no names; None otherwise."""
    end = closing(text, at)
    if end is None:
        return None
    words = {read.path.name for read in scan(text[at : end + 1]).read}
    return end + 1 if words <= {"True", "False", "None"} else None


def _order(read: Read) -> tuple[int, int, bool]:
    """By their ends; the key of a `get` before what is got, a value before its size."""
    return read.end, len(read.path.keys), read.size


def is_set(text: str, at: int) -> bool:
    """Whether what ends at `at` stands before a single `=`."""
    return text[at : at + 1] == "=" and text[at + 1 : at + 2] != "="


def _is_measured(text: str, first: int, end: int) -> bool:
    """Whether the path from `first` to `end` is all that `len` is called with."""
    before = text[first - 5 : first - 4] if first > 4 else ""
    return (
        text[max(first - 4, 0) : first] == "len("
        and text[end : end + 1] == ")"
        and not (before == "." or (before and is_word(before)))
    )


def _braced(text: str) -> list[str]:
    """The words within braces, but attributes."""
    words = []
    depth = at = 0
    while at < len(text):
        c = text[at]
        if c in "{}":
            depth = max(depth + (1 if c == "{" else -1), 0)
        elif is_word(c):
            first, at = at, word_end(text, at)
            if depth and not is_digit(c) and text[first - 1 : first] != ".":
                words.append(text[first:at])
            continue
        at += 1
    return words

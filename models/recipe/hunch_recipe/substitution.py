"""Substitution: an expression with the values of what it reads put in for the names, as far as these can be looked up.

`start != xs[start]` becomes `3!=6`. Nothing is worked out: a name, an item, an attribute or a size gives way to the text that stands
for it in the state, which is what the recall tells of it (LANGUAGE.md, "Look-ups"). What a model has to say to the question that is left is
what the operators do, with the operands side by side. The engine has the same rules (src/language/substitution.rs).
"""

from . import lookup
from .characters import closing, is_digit, string_end, unquoted, word_end
from .lookup import MISSING
from .paths import Path, accessors, braced_end, is_set, words
from .questions import LONGEST, canonical
from .recall import Scopes, resolve, scopes_of
from .state import State

LONGEST_VALUE = 40
"""Code points of a value that is put in."""
_CONSTANTS = ("True", "False", "None")
_OWN_NAMES = ("for", "lambda", "is")
"""Words of expressions that are left alone: they have names of their own, or ask which object a name is."""


def substituted(expression: str, state: State) -> str:
    """An expression of canonical spacing with the values that the top frame of a state has for it; as it is where it would get too long."""
    names = [
        (first, end)
        for first, end, string in words(expression)
        if string is None and expression[first - 1 : first] != "."
    ]
    own = any(expression[first:end] in _OWN_NAMES for first, end in names)
    if own or not state.frames:
        return expression
    scopes = scopes_of(len(state.frames) - 1, state)
    parts, done = [], 0
    for first, end in names:
        if first < done:
            continue
        if (found := _read(expression, first, end, scopes)) is not None:
            last, value = found
            parts += (expression[done:first], value)
            done = last
    put_in = canonical("".join((*parts, expression[done:])))
    return put_in if len(put_in) <= LONGEST else expression


def _read(text: str, first: int, end: int, scopes: Scopes) -> tuple[int, str] | None:
    """Where what is read at the word `first` to `end` ends, and the value to put there; None where there is none."""
    if text[first:end] == "len" and text[end : end + 1] == "(":
        after, path = _paths(text, end + 1)[-1]
        known = resolve(path, scopes) if text[after : after + 1] == ")" else None
        measured = known and known is not MISSING and resolve(Path("len"), scopes) is None
        count = lookup.size(known) if measured else None
        return None if count is None else (after + 1, str(count))
    for after, path in reversed(_paths(text, first)):
        value = resolve(path, scopes)
        if value is None or value is MISSING or is_set(text, after):
            continue
        if _is_literal(value) and _fits(value, text, after):
            return after, value
    return None


def _paths(text: str, first: int) -> list[tuple[int, Path]]:
    """The paths that begin at `first`, each with its end: the name, and it with more and more items and attributes."""
    end = word_end(text, first)
    path = Path(text[first:end])
    found = [(end, path)]
    for after, key in accessors(text, end):
        if text[after - 1] != "]" and key.kind != "attribute":
            break  # the key of a `get`
        path = Path(path.name, (*path.keys, key))
        found.append((after, path))
    return found


def _is_literal(value: str) -> bool:
    """Whether the text of a value is short, whole and means the same as an expression."""
    if len(value) > LONGEST_VALUE or any(part in value for part in ("\\", '"', "…")):
        return False
    if any(value.startswith("...", at) for at, _ in unquoted(value, 0)):
        return False  # what holds itself; in a text three dots mean nothing
    if value in _CONSTANTS:
        return True
    for first, end, string in words(value):
        if string is None and value[first:end] == "inf" and value[first - 1 : first] != ".":
            value = f"{value[:first]}0.0{value[end:]}"  # an infinite float stands as a finite one of the same length does
    if value[:1] == "'":
        return string_end(value, 0) == len(value) > 1
    if value[:1] in ("[", "(", "{"):
        return closing(value, 0) == len(value) - 1 and braced_end(value, 0) is not None
    number = value.removeprefix("-")
    return is_digit(number[:1]) and all(is_digit(c) or c in ".e+-j" for c in number)


def _fits(value: str, text: str, end: int) -> bool:
    """Whether a value means the same before what stands behind it: a number is no object there, and a minus binds less than a power."""
    number = is_digit(value[-1]) or value[-1] == "."
    behind = text[end : end + 2]
    power = behind == "**" and value.startswith("-")
    return not power and behind[:1] != "(" and not (number and behind[:1] in (".", "["))

"""Exception messages in the words of CPython 3.11, whatever version runs the program."""

from __future__ import annotations

import re
import sys

from .values import cut, scrub

_METHODS = "(?:find|rfind|index|rindex|count)"
# (exception, pattern of a later version's whole message, 3.11's words for it)
WORDINGS = [
    (kind, re.compile(pattern, re.DOTALL), words)
    for kind, pattern, words in [
        (
            "RecursionError",
            "maximum recursion depth exceeded.*",
            "maximum recursion depth exceeded",
        ),
        ("ZeroDivisionError", "float modulo by zero", "float modulo"),
        (
            "ZeroDivisionError",
            "zero to a negative power",
            "0.0 cannot be raised to a negative power",
        ),
        (
            "ValueError",
            "expected a (?:nonnegative|positive|finite|number in range).*",
            "math domain error",
        ),
        (
            "OverflowError",
            r"\(68, 'Result not representable'\)",  # another C library's, Pyodide's
            "(34, 'Numerical result out of range')",
        ),
        ("ValueError", r"(month must be in 1\.\.12), not -?\d+", r"\1"),
        ("ValueError", r"day -?\d+ must be in range .*", "day is out of range for month"),
        (
            "ValueError",
            r"empty range in randint\((-?\d+), (-?\d+)\)",
            lambda m: _empty_range(int(m[1]), int(m[2]) + 1),
        ),
        ("TypeError", r"(argument of type '.*' is not) a container or iterable", r"\1 iterable"),
        (
            "ValueError",
            r"(min|max)\(\) iterable argument is empty",
            r"\1() arg is an empty sequence",
        ),
        ("ValueError", r"(too many values to unpack \(expected \d+), got \d+\)", r"\1)"),
        (
            "ValueError",
            r"empty range in (randrange\()(-?\d+), (-?\d+)\)",
            lambda m: _empty_range(int(m[2]), int(m[3])),
        ),
        (
            "TypeError",
            r"(.*got an unexpected keyword argument '[^']*')\. Did you mean '[^']*'\?",
            r"\1",
        ),
        (
            "TypeError",
            r"(print|int)\(\) got an unexpected keyword argument ('\w+')",
            r"\2 is an invalid keyword argument for \1()",
        ),
        (
            "TypeError",
            r"int expected at most 2 arguments, got (\d+)",
            r"int() takes at most 2 arguments (\1 given)",
        ),
        ("TypeError", rf"{_METHODS}\(\) argument 1 must be str, not (\w+)", r"must be str, not \1"),
        (
            "TypeError",
            r"replace\(\) takes at least 2 positional arguments \((\d+) given\)",
            r"replace expected at least 2 arguments, got \1",
        ),
        (
            "TypeError",
            "%c requires an int or a unicode character, not .*",
            "%c requires int or char",
        ),
        ("TypeError", r"cannot use '.*' as a (?:dict key|set element) \((.*)\)", r"\1"),
        (
            "TypeError",
            r"(Can't instantiate abstract class \w+ with)out an implementation for (abstract methods? )(.*)",
            lambda m: m[1] + " " + m[2] + m[3].replace("'", ""),
        ),
        (
            "AttributeError",
            r"(.* has no attribute '\w+') and no __dict__ for setting new attributes",
            r"\1",
        ),
        ("TypeError", r"(non-default argument '\w+' follows default argument) '\w+'", r"\1"),
        (
            "TypeError",
            r"(Cannot create a consistent method resolution) (order \(MRO\) for bases .*)",
            r"\1\n\2",
        ),
        # the place of a module differs between machines
        ("ImportError", r"(cannot import name '.*' from '.*') \(.*\)", r"\1"),
    ]
]
_NAMES = {"PatternError": "error"}  # exceptions that got a new name


def _empty_range(start: int, stop: int) -> str:
    return f"empty range for randrange() ({start}, {stop}, {stop - start})"


def message(kind: type, value: object) -> str:
    """`Type: message` of an exception, or `Type` where it has no words.

    An exception with a later version's words gets 3.11's, for the program can print them.
    """
    name = _NAMES.get(kind.__name__, kind.__name__)
    try:
        words = scrub(str(value))
    except Exception:
        words = ""
    old = _of_enum(value) if name == "AttributeError" else None
    if old is None:
        old = _reworded(name, words)
    if old is not None:
        if value.args == (words,):
            value.args = (old,)
        words = old
    return cut(f"{name}: {words}" if words else name)


def _reworded(name: str, words: str) -> str | None:
    for exception, pattern, old in WORDINGS:
        if exception == name and pattern.fullmatch(words):
            return pattern.sub(old, words, count=1)
    return None


def _of_enum(value: object) -> str | None:
    """The words for a member that an enumeration lacks: its name alone."""
    enum = sys.modules.get("enum")
    if enum is not None and isinstance(getattr(value, "obj", None), enum.EnumMeta):
        return value.name
    return None

"""Exception messages in the words of CPython 3.11, whatever version runs the program."""

from __future__ import annotations

import re

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
            "expected a (?:nonnegative|positive|number in range).*",
            "math domain error",
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
        # the place of a module differs between machines
        ("ImportError", r"(cannot import name '.*' from '.*') \(.*\)", r"\1"),
    ]
]
_NAMES = {"PatternError": "error"}  # exceptions that got a new name


def _empty_range(start: int, stop: int) -> str:
    return f"empty range for randrange() ({start}, {stop}, {stop - start})"


def message(kind: type, value: object) -> str:
    """`Type: message` of an exception, or `Type` where it has no words."""
    name = _NAMES.get(kind.__name__, kind.__name__)
    try:
        words = scrub(str(value))
    except Exception:
        words = ""
    for exception, pattern, old in WORDINGS:
        if exception == name and pattern.fullmatch(words):
            return cut(f"{name}: {pattern.sub(old, words, count=1)}")
    return cut(f"{name}: {words}" if words else name)

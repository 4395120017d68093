"""Exception messages in the words of CPython 3.11, whatever version runs the program."""

from __future__ import annotations

import re

from .values import cut, scrub

# (exception, pattern of a later version's words, 3.11's words)
WORDINGS = [
    (kind, re.compile(pattern, re.DOTALL), words)
    for kind, pattern, words in [
        ("RecursionError", r"maximum recursion depth exceeded.*", "maximum recursion depth exceeded"),
        ("ValueError", r"(min|max)\(\) iterable argument is empty", r"\1() arg is an empty sequence"),
        ("ValueError", r"too many values to unpack \(expected (\d+), got \d+\)", r"too many values to unpack (expected \1)"),
        ("TypeError", r"(.*got an unexpected keyword argument '[^']*')\. Did you mean '[^']*'\?", r"\1"),
        ("TypeError", r"cannot use '.*' as a (?:dict key|set element) \((.*)\)", r"\1"),
    ]
]


def message(kind: type, value: object) -> str:
    """`Type: message` of an exception, or `Type` where it has no words."""
    name = kind.__name__
    try:
        words = scrub(str(value))
    except Exception:
        words = ""
    for exception, pattern, old in WORDINGS:
        if exception == name and pattern.fullmatch(words):
            words = pattern.sub(old, words, count=1)
    return cut(f"{name}: {words}" if words else name)

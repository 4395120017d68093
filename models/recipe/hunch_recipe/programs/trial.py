"""Trial runs: whether a program that was just written runs to its end and keeps a classroom's sizes."""

from __future__ import annotations

import sys

FILENAME = "<program>"
MAX_EVENTS = 2_000
MAX_LENGTH = 400
MAX_VALUE = 90
"""The longest repr of a final global."""
GLOBALS_ONLY = sys.version_info[:2] == (3, 12)
"""CPython 3.12 runs comprehensions in their function's frame; who reads the locals of that frame in the midst of
one changes what the program does."""


class TooLong(BaseException):
    """The program runs for too long, or makes something too large. Not an Exception: programs
    catch those.
    """


def discard(*_: object, **__: object) -> None:
    """Stands in for `print`."""


def too_large(value: object) -> bool:
    """Whether a value grows out of hand (a number that is squared in a loop soon fills the memory)."""
    kind = type(value)
    if kind is list and value:
        return len(value) > MAX_LENGTH or too_large(value[0]) or too_large(value[-1])
    return (kind is str and len(value) > MAX_LENGTH) or (kind is int and value.bit_length() > 64)


def sane(source: str, may_raise: bool) -> bool:
    """Whether the program runs to its end and leaves values of classroom size."""
    scope: dict[str, object] = {"__name__": "__main__", "print": discard}
    lines = 0

    def watch(frame, _event, _argument):
        # A loop over a list that it makes longer has no end; a string that is doubled in a loop
        # has no size. Sizes are looked at now and then only: a few doublings do no harm.
        nonlocal lines
        if frame.f_code.co_filename != FILENAME:
            return None  # the library's frames depend on what it has cached
        lines += 1
        if lines & 7 == 0:
            if lines > MAX_EVENTS:
                raise TooLong
            seen = frame.f_globals if GLOBALS_ONLY else frame.f_locals
            for value in seen.values():
                if too_large(value):
                    raise TooLong
        return watch

    try:
        code = compile(source, FILENAME, "exec")
        sys.settrace(watch)
        try:
            exec(code, scope)
        finally:
            sys.settrace(None)
        for name, value in scope.items():
            kind = type(value)
            if kind is int:
                if value > 99_999 or value < -99_999:  # type: ignore[operator]
                    return False
            elif (
                kind in (str, list, dict)
                and name != "__builtins__"
                and len(repr(value)) > MAX_VALUE
            ):
                return False
    except (RecursionError, SyntaxError, TooLong):
        return False
    except Exception:
        return may_raise
    return True

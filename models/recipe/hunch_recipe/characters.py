"""Words and strings in a text, by characters alone: what the recall needs of Python's syntax, in source lines and in values.

The engine has the same rules (src/language/characters.rs), for any text; nothing here parses."""

from collections.abc import Iterator

PREFIXES = frozenset(("r", "b", "u", "f", "br", "rb", "fr", "rf"))
"""Words, in lower case, that belong to the string behind them."""


def is_word(c: str) -> bool:
    """Whether a character is of a word: letters, digits and `_` of ASCII, and all other characters."""
    return c == "_" or c >= "\x80" or (c.isascii() and c.isalnum())


def is_digit(c: str) -> bool:
    return "0" <= c <= "9"


def word_end(text: str, at: int) -> int:
    """Where the word ends that begins at `at`."""
    while at < len(text) and is_word(text[at]):
        at += 1
    return at


def string_end(text: str, at: int) -> int:
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


def unquoted(text: str, at: int) -> Iterator[tuple[int, int]]:
    """The characters from `at` on that are in no string: where each stands, and how many brackets are open behind it."""
    depth = 0
    while at < len(text):
        c = text[at]
        if c in "\"'":
            at = string_end(text, at)
            continue
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        yield at, depth
        at += 1


def closing(text: str, at: int) -> int | None:
    """Where the bracket closes that opens at `at`; None where it does not."""
    return next((end for end, depth in unquoted(text, at) if depth == 0), None)

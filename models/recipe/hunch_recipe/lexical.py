"""The lexical tokens of a program that parses: fast for the programs that training makes, and by `tokenize` for all others."""

import io
import re
import tokenize
from collections.abc import Iterator

Token = tuple[int, str, int]
"""Its kind (as in `tokenize`), its text, and the row where it begins, counted from 1."""

_SKIPPED = {tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER}
_FSTRING_START = getattr(tokenize, "FSTRING_START", -1)
_FSTRING_END = getattr(tokenize, "FSTRING_END", -1)
_PREFIX = "(?:[bB][rR]?|[rR][bBfF]?|[fF][rR]?|[uU])?"
_QUICK = re.compile(
    rf"""(?P<space>[ ]+|\\\n)|(?P<comment>\#[^\n]*)|(?P<newline>\n)
    |(?P<string>{_PREFIX}(?:\"\"\"(?:[^\\]|\\.)*?\"\"\"|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))
    |(?P<number>{tokenize.Number})|(?P<name>\w+)
    |(?P<operator>\*\*=?|//=?|>>=?|<<=?|\.\.\.|->|:=|[-+*/%&@|^=<>!]=|[-+*/%&@|^=<>~()\[\]{{}},:;.])|(?P<other>.)""",
    re.DOTALL | re.VERBOSE,
)
_KINDS = {
    "string": tokenize.STRING,
    "number": tokenize.NUMBER,
    "name": tokenize.NAME,
    "operator": tokenize.OP,
}
# What has other rules: other blanks, other letters, and from 3.12 on f-strings, in which there may be any quotes.
_UNUSUAL = re.compile(
    r"[^\n\x20-\x7e]" + (r"|\b(?:[fF][rR]?|[rR][fF])['\"]" if _FSTRING_START != -1 else "")
)


def lexical(source: str) -> Iterator[Token]:
    """Lexical tokens without comments and blank lines, an f-string as one string token on every Python version."""
    found = None if _UNUSUAL.search(source) else quick(source)
    return iter(found) if found is not None else thorough(source)


def quick(source: str) -> list[Token] | None:
    """The tokens by one regular expression; None where it does not know what it sees."""
    found: list[Token] = []
    indents = [0]
    row, line_start, brackets = 1, 0, 0
    fresh = True  # no token of the logical line yet
    for match in _QUICK.finditer(source):
        group = match.lastgroup
        if group == "newline":
            if not brackets and not fresh:
                found.append((tokenize.NEWLINE, "\n", row))
                fresh = True
            row += 1
            line_start = match.end()
        elif group == "space" or group == "comment":
            if source[match.start()] == "\\":
                row += 1
        elif group == "other":
            return None
        else:
            if fresh:
                fresh = False
                column = match.start() - line_start
                while column < indents[-1]:
                    indents.pop()
                    found.append((tokenize.DEDENT, "", row))
                if column > indents[-1]:
                    indents.append(column)
                    found.append((tokenize.INDENT, source[line_start : match.start()], row))
            text = match.group()
            found.append((_KINDS[group], text, row))
            if group == "operator":
                if text in "([{":
                    brackets += 1
                elif text in ")]}":
                    brackets -= 1
            elif group == "string" and "\n" in text:
                row += text.count("\n")
    if not fresh:
        found.append((tokenize.NEWLINE, "", row))
    found += [(tokenize.DEDENT, "", row + 1)] * (len(indents) - 1)
    return found


def thorough(source: str) -> Iterator[Token]:
    """The tokens by `tokenize`."""
    rows = source.splitlines(keepends=True)
    depth, start = 0, (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == _FSTRING_START:
            if depth == 0:
                start = token.start
            depth += 1
        elif token.type == _FSTRING_END:
            depth -= 1
            if depth == 0:
                yield tokenize.STRING, _between(rows, start, token.end), start[0]
        elif depth == 0 and token.type not in _SKIPPED:
            yield token.type, token.string, token.start[0]


def _between(rows: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    if start[0] == end[0]:
        return rows[start[0] - 1][start[1] : end[1]]
    middle = rows[start[0] : end[0] - 1]
    return "".join([rows[start[0] - 1][start[1] :], *middle, rows[end[0] - 1][: end[1]]])

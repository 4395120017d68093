"""Mutations of real functions: constants, operators, names and statements of their code.

They work on the text, so that the rest of a function stays as its author wrote it. Places are found
once for each function. What comes out may fail or run for ever: `real` tries it.
"""

from __future__ import annotations

import ast
import io
import random
import re
import tokenize
from dataclasses import dataclass
from functools import lru_cache

OPERATORS: dict[str, tuple[str, ...]] = {
    "+": ("-",), "-": ("+",), "*": ("+", "-"), "//": ("%",), "%": ("//",), "<": ("<=", ">"),
    "<=": ("<",), ">": (">=", "<"), ">=": (">",), "==": ("!=", "<="), "!=": ("==",), "+=": ("-=",),
    "-=": ("+=",), "*=": ("+=",), "and": ("or",), "or": ("and",), "in": ("not in",),
}  # fmt: skip
"""What an operator may become; none that makes numbers grow faster."""
NAMES = (
    "a b c x y z n k m i j items data values s text arr nums lst value count total result out res "
    "current index left right start size word words limit step acc found best temp key"
).split()
HUGE = 100_000
"""A function with such a number in it keeps its operators: a range over what they make might fill the memory."""
_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")


@dataclass(frozen=True, slots=True)
class Places:
    """Where a function can be changed: `(first, end)` are offsets in its text, lines count from 0."""

    operators: list[tuple[int, int]]
    numbers: list[tuple[int, int]]
    strings: list[tuple[int, int]]
    names: dict[str, list[tuple[int, int]]]
    """Names of parameters and local variables."""
    removable: list[int]
    """Lines of simple statements that are not alone in their block."""
    swappable: list[int]
    """Lines of simple statements that another one follows."""
    shown: list[tuple[int, str]]
    """Lines that set a variable, and its name."""
    tests: list[tuple[int, int]]
    """Conditions of `if`."""


@lru_cache(maxsize=4096)
def places(code: str) -> Places:
    tree = ast.parse(code)
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    bound = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    bound |= {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    bound -= {
        word.arg for node in ast.walk(tree) if isinstance(node, ast.Call) for word in node.keywords
    }
    found = Places([], [], [], {}, [], [], [], [])
    previous = ""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        span = starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]
        text = token.string
        if text in OPERATORS and not (
            text in "*-+" and previous in ("", "(", ",", "=", "[", ":", "return", "in")
        ):
            if text != "in" or previous not in ("not",):
                found.operators.append(span)
        elif token.type == tokenize.NUMBER and text.isdigit() and int(text) < 1000:
            if previous != "[":
                found.numbers.append(span)
        elif (
            token.type == tokenize.STRING
            and text[0] in "'\""
            and len(text) > 3
            and text[:3] not in ("'''", '"""')
        ):
            found.strings.append(span)
        elif token.type == tokenize.NAME and text in bound and previous != ".":
            found.names.setdefault(text, []).append(span)
        previous = text
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and not isinstance(node, (ast.Module, ast.Lambda)):
                look_at(block, found)
        if isinstance(node, ast.If) and node.test.lineno == node.test.end_lineno:
            first = starts[node.test.lineno - 1] + node.test.col_offset
            found.tests.append((first, starts[node.test.lineno - 1] + node.test.end_col_offset))
    if any("in" == code[a:b] for a, b in found.operators):
        loops = {
            starts[n.target.end_lineno - 1] + n.target.end_col_offset
            for n in ast.walk(tree)
            if isinstance(n, (ast.For, ast.comprehension))
        }
        found.operators[:] = [
            s
            for s in found.operators
            if code[s[0] : s[1]] != "in" or not any(0 <= s[0] - end <= 2 for end in loops)
        ]
    return found


def look_at(block: list[ast.stmt], found: Places) -> None:
    """Collects the simple statements of a block."""
    simple = (ast.Assign, ast.AugAssign, ast.Expr)
    for n, statement in enumerate(block):
        following = block[n + 1] if n + 1 < len(block) else None
        if not isinstance(statement, simple) or statement.lineno != statement.end_lineno:
            continue
        line = statement.lineno - 1
        if len(block) > 1:
            found.removable.append(line)
        if isinstance(following, simple) and following.lineno == following.end_lineno == line + 2:
            found.swappable.append(line)
        target = (
            statement.targets[0]
            if isinstance(statement, ast.Assign)
            else getattr(statement, "target", None)
        )
        if isinstance(target, ast.Name):
            found.shown.append((line, target.id))


def replaced(code: str, span: tuple[int, int], text: str) -> str:
    return code[: span[0]] + text + code[span[1] :]


def other_constant(code: str, rng: random.Random) -> str:
    """A small number replaced by a neighbour, or a letter of a string by another."""
    at = places(code)
    if at.strings and rng.random() < 0.35:
        span = rng.choice(at.strings)
        text = code[slice(*span)]
        letters = [n for n, c in enumerate(text) if c.isalnum() and text[n - 1] != "\\"]
        if letters:
            n = rng.choice(letters)
            return replaced(code, span, text[:n] + rng.choice("abcestxyz") + text[n + 1 :])
    if not at.numbers:
        return code
    span = rng.choice(at.numbers)
    number = int(code[slice(*span)])
    # A 0 or 1 ends recursions and begins sums; made from another number it mostly divides or loops.
    low = 0 if number < 2 else 2
    return replaced(code, span, str(max(low, number + rng.choice((-1, 1, 1, 2)))))


def other_operator(code: str, rng: random.Random) -> str:
    """An operator replaced by one that takes the same operands."""
    spans = places(code).operators
    if not spans or any(int(n) >= HUGE for n in _NUMBER.findall(code)):
        return code
    span = rng.choice(spans)
    return replaced(code, span, rng.choice(OPERATORS[code[slice(*span)]]))


def other_names(code: str, rng: random.Random) -> str:
    """Some parameters and variables renamed throughout."""
    if "f'" in code or 'f"' in code or "nonlocal" in code or "global" in code:
        return code
    known = places(code).names
    words = set(re.findall(r"[A-Za-z_]\w*", code))
    spans: list[tuple[tuple[int, int], str]] = []
    for name in rng.sample(sorted(known), min(len(known), rng.choice((1, 1, 2, 3)))):
        free = [new for new in NAMES if new not in words]
        if free:
            new = rng.choice(free)
            words.add(new)
            spans += [(span, new) for span in known[name]]
    for span, new in sorted(spans, reverse=True):
        code = replaced(code, span, new)
    return code


def other_statement(code: str, rng: random.Random) -> str:
    """A statement left out, doubled, exchanged with the next, or printed; or a condition turned round."""
    at = places(code)
    lines = code.splitlines()
    way = rng.choice(("remove", "swap", "double", "show", "show", "turn"))
    if way == "turn" and at.tests:
        span = rng.choice(at.tests)
        return replaced(code, span, f"not ({code[slice(*span)]})")
    if way == "swap" and at.swappable:
        n = rng.choice(at.swappable)
        lines[n], lines[n + 1] = lines[n + 1], lines[n]
    elif way == "show" and at.shown:
        n, name = rng.choice(at.shown)
        lines.insert(n + 1, f"{lines[n][: len(lines[n]) - len(lines[n].lstrip())]}print({name})")
    elif at.removable:
        n = rng.choice(at.removable)
        if way == "double":
            lines.insert(n, lines[n])
        elif way == "remove":
            del lines[n]
    return "\n".join(lines)

"""Literals of every type, and the precedence of operators around expressions."""

from __future__ import annotations

import re

from . import names
from .builder import Builder

ATOM, POWER, UNARY, TERM, SUM, COMPARE, NOT, AND, OR, TERNARY = range(10)
Expression = tuple[str, int]

LETTERS = "abcdeabcdeabcdefghijklmnopqrstuvwxyz"
_STRING = re.compile(r"'[^']*'|\"[^\"]*\"")


def wrap(expression: Expression, loosest: int) -> str:
    """The text, in parentheses if its operator binds less tightly than `loosest`."""
    text, precedence = expression
    return f"({text})" if precedence > loosest else text


def closed(text: str) -> bool:
    """Whether an expression is a name, a literal, a call or the like, with no operator outside brackets."""
    depth = 0
    for character in _STRING.sub("S", text):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character in " -" and depth == 0:
            return False
    return True


class Literals(Builder):
    """A builder that can write literals."""

    def number(self) -> int:
        r = self.rng.random()
        if r < 0.62:
            return self.upto(0, 9)
        if r < 0.86:
            return self.upto(1, 20)
        if r < 0.92:
            return self.upto(10, 99)
        if r < 0.95:
            return self.upto(100, 999)
        return -self.upto(1, 9)

    def quoted(self, text: str) -> str:
        return f"{self.quote}{text}{self.quote}"

    def word(self) -> str:
        if self.chance(0.75):
            return names.WORDS[int(self.rng.random() * len(names.WORDS))]
        return "".join(self.pick(*LETTERS) for _ in range(self.upto(2, 6)))

    def text(self, least: int = 0) -> str:
        """The content of a string literal."""
        r = self.rng.random()
        if r < 0.5:
            text = self.word()
        elif r < 0.62:
            text = self.word().capitalize()
        elif r < 0.78:
            words = [self.word() for _ in range(self.upto(2, 3))]
            text = " ".join([*words, self.pick(*words)] if self.chance(0.3) else words)
        elif r < 0.84:
            text = self.pick(",", "-", ", ", ":", ".").join(
                self.word() for _ in range(self.upto(2, 3))
            )
        elif r < 0.9:
            text = "".join(self.pick(*"0123456789") for _ in range(self.upto(2, 5)))
        elif r < 0.94:
            text = self.word() + str(self.upto(0, 99))
        elif r < 0.97:
            text = "".join(self.pick(*"abAB") for _ in range(self.upto(3, 6)))
        else:
            text = self.pick(
                "",
                " " + self.word() + " ",
                self.word().upper(),
                "a-b",
                "x=1",
                "Hi!",
                "(a)(b)",
                "A b C",
            )
        while len(text) < least:
            text += self.pick(*LETTERS)
        return text

    def literal(self, type: str, least: int = 0) -> tuple[str, int | None, int | None]:
        """A literal of a type: its text and its bounds (as in `Var`)."""
        if type == "int":
            number = self.number()
            return str(number), number, number
        if type == "float":
            number = self.pick(
                0.5, 1.5, 2.0, 2.5, 0.25, 3.0, 1.0, 10.0, 4.5, 0.1, 9.5, 7.25, 12.5, 99.5
            )
            return str(number), None, None
        if type == "bool":
            return self.pick("True", "False"), None, None
        if type == "str":
            text = self.text(least)
            return self.quoted(text), len(text), len(text)
        if type == "ints":
            size = self.upto(max(2, least), 6) if self.chance(0.92) else self.upto(7, 9)
            if self.chance(0.15):
                return f"list(range({size}))", size, size
            return "[" + ", ".join(str(self.number()) for _ in range(size)) + "]", size, size
        if type == "strs":
            size = self.upto(max(2, least), 4)
            words = [self.word() for _ in range(size)]
            if self.chance(0.12):
                return self.quoted(" ".join(words)) + ".split()", size, size
            return "[" + ", ".join(map(self.quoted, words)) + "]", size, size
        if type == "dict":
            keys = list(dict.fromkeys(self.word() for _ in range(self.upto(max(2, least), 4))))
            if self.chance(0.3):
                keys = [self.pick(*"abcdxyz") + k[:0] for k in keys]
                keys = list(dict.fromkeys(keys))
            return (
                "{" + ", ".join(f"{self.quoted(k)}: {self.number()}" for k in keys) + "}",
                len(keys),
                len(keys),
            )
        if type == "set":
            return (
                "{" + ", ".join(str(self.upto(0, 12)) for _ in range(self.upto(2, 5))) + "}",
                1,
                5,
            )
        if type == "pair":
            return f"({self.number()}, {self.number()})", 2, 2
        if type == "pairs":
            size = self.upto(2, 4)
            return (
                "["
                + ", ".join(f"({self.quoted(self.word())}, {self.number()})" for _ in range(size))
                + "]",
                size,
                size,
            )
        if type == "grid":
            rows, columns = self.upto(2, 3), self.upto(2, 3)
            body = ", ".join(
                "[" + ", ".join(str(self.upto(0, 9)) for _ in range(columns)) + "]"
                for _ in range(rows)
            )
            return f"[{body}]", rows, rows
        raise ValueError(type)

"""A recursive-descent calculator with variables and functions."""

from __future__ import annotations

import math
import re
from typing import Iterator, NamedTuple


class Token(NamedTuple):
    kind: str
    text: str


TOKEN_RE = re.compile(r"(?P<num>\d+(?:\.\d+)?)|(?P<name>[a-z]+)|(?P<op>[-+*/^()=])|(?P<bad>\S)")


def tokenize(source: str) -> Iterator[Token]:
    for match in TOKEN_RE.finditer(source):
        if match.lastgroup == "bad":
            raise SyntaxError(f"unexpected {match.group()!r}")
        yield Token(match.lastgroup, match.group())
    yield Token("end", "")


class Calculator:
    FUNCTIONS = {"sqrt": math.sqrt, "abs": abs}

    def __init__(self) -> None:
        self.variables: dict[str, float] = {"pi": 3.14159}
        self.tokens: list[Token] = []
        self.pos = 0

    @property
    def current(self) -> Token:
        return self.tokens[self.pos]

    def accept(self, *texts: str) -> str | None:
        if self.current.text in texts:
            self.pos += 1
            return self.tokens[self.pos - 1].text
        return None

    def evaluate(self, source: str) -> float:
        self.tokens, self.pos = list(tokenize(source)), 0
        if len(self.tokens) > 2 and self.tokens[1].text == "=":
            name = self.current.text
            self.pos = 2
            self.variables[name] = value = self.expression()
        else:
            value = self.expression()
        if self.current.kind != "end":
            raise SyntaxError(f"trailing {self.current.text!r}")
        return value

    def expression(self) -> float:
        value = self.term()
        while op := self.accept("+", "-"):
            right = self.term()
            value = value + right if op == "+" else value - right
        return value

    def term(self) -> float:
        value = self.power()
        while op := self.accept("*", "/"):
            right = self.power()
            value = value * right if op == "*" else value / right
        return value

    def power(self) -> float:
        base = self.atom()
        return base ** self.power() if self.accept("^") else base

    def atom(self) -> float:
        if self.accept("-"):
            return -self.atom()
        if self.accept("("):
            value = self.expression()
            if not self.accept(")"):
                raise SyntaxError("missing ')'")
            return value
        kind, text = self.current
        self.pos += 1
        if kind == "num":
            return float(text)
        if kind == "name":
            if text in self.FUNCTIONS:
                return self.FUNCTIONS[text](self.atom())
            return self.variables[text]
        raise SyntaxError("expected a value")


if __name__ == "__main__":
    calc = Calculator()
    for line in ["r = 2 + 3", "h * r^2", "-sqrt(16)", "1 / 0", "(1", "2 $ 3"]:
        try:
            print(f"{line:<12} = {calc.evaluate(line):g}")
        except (SyntaxError, ZeroDivisionError) as exc:
            print(f"{line:<12} ! {exc}")
        except KeyError as exc:
            print(f"{line:<12} ! undefined: {exc.args[0]}")

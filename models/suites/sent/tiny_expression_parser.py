"""Minimal recursive descent parser pulled out of our report templating.

grammar:
    expr   := term (('+'|'-') term)*
    term   := factor (('*'|'/') factor)*
    factor := NUMBER | NAME | '-' factor | '(' expr ')'
"""
from __future__ import annotations

import re
from typing import NamedTuple


class Tok(NamedTuple):
    kind: str
    text: str


def tokenize(src: str) -> list[Tok]:
    toks = [Tok(m.lastgroup or "?", m.group()) for m in re.finditer(
        r"(?P<num>\d+)|(?P<name>[a-z]+)|(?P<op>[-+*/()])", src)]
    return toks + [Tok("end", "")]


class Parser:
    def __init__(self, src: str, env: dict[str, int] | None = None):
        self.toks, self.pos, self.env = tokenize(src), 0, env or {}

    def peek(self) -> str:
        return self.toks[self.pos].text

    def take(self) -> Tok:
        tok = self.toks[self.pos]
        self.pos += 1
        return tok

    def expr(self):
        v = self.term()
        while self.peek() in ("+", "-"):
            if self.take().text == "+":
                v += self.term()
            else:
                v -= self.term()
        return v

    def term(self):
        v = self.factor()
        while self.peek() in ("*", "/"):
            op = self.take().text
            rhs = self.factor()
            v = v * rhs if op == "*" else v / rhs
        return v

    def factor(self):
        match self.take():
            case Tok("num", text):
                return int(text)
            case Tok("name", text):
                return self.env[text]
            case Tok("op", "-"):
                return -self.factor()
            case Tok("op", "("):
                v = self.expr()
                if self.take().text != ")":
                    raise SyntaxError("expected )")
                return v
            case tok:
                raise SyntaxError(f"unexpected {tok.text!r}")


for src in ("2*(x+1)", "(1"):
    try:
        print(src, "=", Parser(src, {"x": 5}).expr())
    except SyntaxError as e:
        print(src, "!!", e.msg)

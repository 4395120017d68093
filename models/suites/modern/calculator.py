"""Recursive descent calculator: text -> tokens -> tree -> number."""
from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass
class Num:
    value: float


@dataclass
class Var:
    name: str


@dataclass
class BinOp:
    op: str
    left: Expr
    right: Expr


Expr = Num | Var | BinOp
TOKEN = re.compile(r"\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<name>[a-z]+)|(?P<op>[-+*/^()]))")


class ParseError(Exception):
    """Raised for bad input."""


def tokenize(text: str):
    pos = 0
    while pos < len(text):
        if not (m := TOKEN.match(text, pos)):
            raise ParseError(f"unexpected {text[pos]!r} at {pos}")
        pos = m.end()
        yield m.lastgroup, m[m.lastgroup]
    yield "end", ""


class Parser:
    LEVELS = ["+-", "*/"]
    def __init__(self, text: str):
        self.tokens = tokenize(text)
        self.kind, self.text = next(self.tokens)

    def advance(self) -> str:
        old = self.text
        self.kind, self.text = next(self.tokens, ("end", ""))
        return old

    def binary(self, level: int = 0) -> Expr:
        if level == len(self.LEVELS):
            return self.atom()
        left = self.binary(level + 1)
        while self.kind == "op" and self.text in self.LEVELS[level]:
            left = BinOp(self.advance(), left, self.binary(level + 1))
        return left

    def atom(self) -> Expr:
        match self.kind, self.text:
            case "num", digits:
                self.advance()
                return Num(float(digits))
            case "name", name:
                self.advance()
                return Var(name)
            case "op", "-":
                self.advance()
                return BinOp("-", Num(0), self.atom())
            case "op", "(":
                self.advance()
                inner = self.binary()
                if self.advance() != ")":
                    raise ParseError("missing )")
                return inner
        raise ParseError(f"did not expect {self.text or 'the end'!r}")


def evaluate(e: Expr, env: dict[str, float]) -> float:
    match e:
        case Num(v): return v
        case Var(name): return env[name]
        case BinOp("+", a, b): return evaluate(a, env) + evaluate(b, env)
        case BinOp("-", a, b): return evaluate(a, env) - evaluate(b, env)
        case BinOp("*", a, b): return evaluate(a, env) * evaluate(b, env)
        case BinOp("/", a, b): return evaluate(a, env) / evaluate(b, env)
        case _: raise NotImplementedError(e)


for line in ["1 + 2*3", "-(x - 4) / 2", "2 * (3", "y+1", "8/(x-10)", "3 $ 4"]:
    try:
        print(f"{line:<14} = {evaluate(Parser(line).binary(), {'x': 10}):g}")
    except (ParseError, ZeroDivisionError) as exc:
        print(f"{line:<14} ! {exc}")
    except KeyError as exc:
        print(f"{line:<14} ! unknown variable {exc}")

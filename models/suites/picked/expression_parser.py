"""Recursive descent calculator: + - * / ^ ( ) and variables."""
import re
import operator

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([a-z]+)|(.))")


class ParseError(Exception):
    pass


def tokenize(src):
    for number, name, op in TOKEN.findall(src):
        if number:
            yield "num", float(number)
        elif name:
            yield "name", name
        else:
            yield "op", op
    yield "end", None


class Parser:
    OPS = {"+": operator.add, "-": operator.sub,
           "*": operator.mul, "/": operator.truediv}

    def __init__(self, src, env):
        self.tokens = list(tokenize(src))
        self.pos = 0
        self.env = env

    @property
    def tok(self):
        return self.tokens[self.pos]

    def take(self, *ops):
        if self.tok[0] == "op" and self.tok[1] in ops:
            self.pos += 1
            return self.tokens[self.pos - 1][1]

    def binary(self, sub, *ops):
        left = sub()
        while op := self.take(*ops):
            left = self.OPS[op](left, sub())
        return left

    def expr(self):
        return self.binary(self.term, "+", "-")

    def term(self):
        return self.binary(self.atom, "*", "/")

    def atom(self):
        kind, value = self.tok
        if self.take("-"):
            return -self.atom()
        if self.take("("):
            inner = self.expr()
            if not self.take(")"):
                raise ParseError("missing )")
            return inner
        self.pos += 1
        if kind == "num":
            return value
        if kind == "name":
            return self.env[value]
        raise ParseError(f"unexpected {value!r}")


def calc(src, **env):
    p = Parser(src, env)
    result = p.expr()
    if p.tok[0] != "end":
        raise ParseError(f"junk {p.tok[1]!r}")
    return result


for text in ("1 + 2*x", "-(4-1)/0", "(3", "7 7"):
    try:
        print(text, "=", calc(text, x=5))
    except (ParseError, ZeroDivisionError) as e:
        print(text, "!!", type(e).__name__, "-", e)

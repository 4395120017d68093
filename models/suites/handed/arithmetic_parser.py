"""Recursive descent parser for + - * / ^ and parentheses.

    expr   := term (('+'|'-') term)*
    term   := factor (('*'|'/') factor)*
    factor := atom ('^' factor)?
    atom   := NUMBER | '(' expr ')' | '-' atom
"""
import re
import operator as op

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|(.))")
OPS = {"+": op.add, "-": op.sub, "*": op.mul, "/": op.truediv}


class ParseError(ValueError):
    pass


class Parser:
    def __init__(self, text):
        self.tokens = [num or sym for num, sym in TOKEN.findall(text)]
        self.pos = 0

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def take(self, expected=None):
        tok = self.peek()
        if tok is None or (expected and tok != expected):
            raise ParseError(f"expected {expected or 'something'}, got {tok}")
        self.pos += 1
        return tok

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            value = OPS[self.take()](value, self.term())
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            value = OPS[self.take()](value, self.factor())
        return value

    def factor(self):
        base = self.atom()
        if self.peek() == "^":
            self.take()
            return base ** self.factor()
        return base

    def atom(self):
        tok = self.take()
        if tok == "(":
            inside = self.expr()
            self.take(")")
            return inside
        if tok == "-":
            return -self.atom()
        return float(tok)


for source in ["2+3*4", "-2^2", "(8"]:
    try:
        result = Parser(source).expr()
    except ParseError as exc:
        print(f"{source:<12} ! {type(exc).__name__}: {exc}")
    else:
        print(f"{source:<12} = {result:g}")

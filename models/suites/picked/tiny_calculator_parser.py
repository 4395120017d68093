# Recursive descent calculator. Grammar:
#   stmt   := NAME '=' expr | expr
#   expr   := term (('+'|'-') term)*
#   term   := factor (('*'|'/'|'%') factor)*
#   factor := '-' factor | atom ['^' factor]
#   atom   := NUMBER | NAME | '(' expr ')'
import operator

OPS = {
    "+": operator.add, "-": operator.sub,
    "*": operator.mul, "/": operator.truediv, "%": operator.mod,
}


class CalcError(Exception):
    def __init__(self, message, position):
        super().__init__(message)
        self.position = position

    def __str__(self):
        return f"{self.args[0]} (at column {self.position})"


def tokenize(text):
    i = 0
    while i < len(text):
        ch = text[i]
        if ch.isspace():
            i += 1
            continue
        start = i
        if ch.isdigit():
            while i < len(text) and (text[i].isdigit() or text[i] == "."):
                i += 1
            yield "NUM", float(text[start:i]), start
        elif ch.isalpha():
            while i < len(text) and text[i].isalnum():
                i += 1
            yield "NAME", text[start:i], start
        elif ch in "+-*/%^()=":
            i += 1
            yield ch, ch, start
        else:
            raise CalcError(f"unexpected {ch!r}", i)
    yield "END", None, i


class Parser:
    def __init__(self, text, env):
        self.tokens = list(tokenize(text))
        self.pos = 0
        self.env = env

    @property
    def kind(self):
        return self.tokens[self.pos][0]

    def take(self, *kinds):
        kind, value, col = self.tokens[self.pos]
        if kind not in kinds:
            raise CalcError(f"expected {' or '.join(kinds)}, got {kind}", col)
        self.pos += 1
        return value

    def stmt(self):
        if self.kind == "NAME" and self.tokens[self.pos + 1][0] == "=":
            name = self.take("NAME")
            self.take("=")
            self.env[name] = value = self.expr()
        else:
            value = self.expr()
        self.take("END")
        return value

    def expr(self):
        value = self.term()
        while self.kind in ("+", "-"):
            op = OPS[self.take("+", "-")]
            value = op(value, self.term())
        return value

    def term(self):
        value = self.factor()
        while self.kind in ("*", "/", "%"):
            op = OPS[self.take("*", "/", "%")]
            value = op(value, self.factor())
        return value

    def factor(self):
        if self.kind == "-":
            self.take("-")
            return -self.factor()
        base = self.atom()
        if self.kind == "^":
            self.take("^")
            return base ** self.factor()
        return base

    def atom(self):
        if self.kind == "(":
            self.take("(")
            value = self.expr()
            self.take(")")
            return value
        col = self.tokens[self.pos][2]
        value = self.take("NUM", "NAME")
        if isinstance(value, str):
            try:
                return self.env[value]
            except KeyError:
                raise CalcError(f"unknown name {value}", col) from None
        return value


env = {"pi": 3.14159}
for line in ["r=2^3", "-(r)", "1/0", "$"]:
    try:
        print(line.ljust(10), "=", Parser(line, env).stmt())
    except (CalcError, ZeroDivisionError) as e:
        print(line.ljust(10), "!", type(e).__name__, e)

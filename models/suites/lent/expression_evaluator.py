"""Recursive-descent calculator:  expr := term (('+'|'-') term)*  etc."""
import re

TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|(.))")


def tokenize(text):
    tokens = []
    for number, op in TOKEN.findall(text):
        if number:
            tokens.append(float(number) if "." in number else int(number))
        else:
            tokens.append(op)
    tokens.append(None)
    return tokens


class Parser:
    def __init__(self, text):
        self.tokens = tokenize(text)
        self.pos = 0

    @property
    def current(self):
        return self.tokens[self.pos]

    def take(self):
        tok = self.current
        self.pos += 1
        return tok

    def expr(self):
        value = self.term()
        while self.current in ("+", "-"):
            if self.take() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.current in ("*", "/"):
            if self.take() == "*":
                value *= self.factor()
            else:
                value /= self.factor()
        return value

    def factor(self):
        tok = self.take()
        if tok == "(":
            value = self.expr()
            if self.take() != ")":
                raise SyntaxError("missing )")
            return value
        if tok == "-":
            return -self.factor()
        if isinstance(tok, (int, float)):
            return tok
        raise SyntaxError(f"unexpected {tok!r}")


for source in ["2 * (3 + 4)", "-7.5 / 3", "(1 +"]:
    try:
        print(source, "=", Parser(source).expr())
    except SyntaxError as err:
        print(source, "-> error:", err.msg)

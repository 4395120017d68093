import re

TOKEN_RE = re.compile(r"\s*(\d+\.?\d*|[-+*/()])")


def tokenize(text):
    tokens = []
    pos = 0
    while pos < len(text):
        m = TOKEN_RE.match(text, pos)
        if m is None:
            raise SyntaxError(f"bad character at {pos}")
        tokens.append(m.group(1))
        pos = m.end()
    return tokens


class Parser:
    def __init__(self, tokens):
        self.tokens = tokens
        self.i = 0

    def peek(self):
        return self.tokens[self.i] if self.i < len(self.tokens) else None

    def next(self):
        tok = self.peek()
        self.i += 1
        return tok

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            if self.next() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            op = self.next()
            rhs = self.factor()
            value = value * rhs if op == "*" else value / rhs
        return value

    def factor(self):
        tok = self.next()
        if tok == "(":
            value = self.expr()
            self.next()
            return value
        return float(tok)


print(Parser(tokenize("2 * (3 + 4.5)")).expr())
try:
    print(Parser(tokenize("8 / $")).expr())
except SyntaxError as e:
    print("syntax error:", e)

import operator
import re

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Za-z_]\w*)|(.))")
OPS = {
    "+": (1, "L", operator.add),
    "-": (1, "L", operator.sub),
    "*": (2, "L", operator.mul),
    "/": (2, "L", operator.truediv),
    "^": (3, "R", operator.pow),
}


def tokenize(text):
    for num, name, op in TOKEN.findall(text.strip()):
        if num:
            yield "NUM", float(num) if "." in num else int(num)
        elif name:
            yield "NAME", name
        else:
            yield "OP", op
    yield "END", None


class Parser:
    def __init__(self, text, env):
        self.tokens = list(tokenize(text))
        self.pos = 0
        self.env = env

    @property
    def tok(self):
        return self.tokens[self.pos]

    def advance(self):
        tok = self.tokens[self.pos]
        self.pos += 1
        return tok

    def atom(self):
        kind, val = self.advance()
        if kind == "NUM":
            return val
        if kind == "NAME":
            return self.env[val]
        if val == "(":
            inner = self.expr(1)
            if self.advance() != ("OP", ")"):
                raise SyntaxError("expected )")
            return inner
        if val == "-":
            return -self.atom()
        raise SyntaxError(f"unexpected {val!r}")

    def expr(self, min_prec):        # precedence climbing
        lhs = self.atom()
        while self.tok[0] == "OP" and self.tok[1] in OPS:
            prec, assoc, fn = OPS[self.tok[1]]
            if prec < min_prec:
                break
            self.advance()
            lhs = fn(lhs, self.expr(prec + 1 if assoc == "L" else prec))
        return lhs


for src in ["1 + 2*3", "-(x - 4) * 2", "2 ^ 3 ^ y", "(1 + 2"]:
    try:
        print(src, "=", Parser(src, {"x": 10, "y": 2}).expr(1))
    except SyntaxError as e:
        print(src, "!!", e.msg)

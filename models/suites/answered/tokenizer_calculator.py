# A small calculator: regex tokenizer + recursive descent parser
import re
from typing import NamedTuple


class Token(NamedTuple):
    kind: str
    text: str

TOKEN_RE = re.compile(r"(?P<NUM>\d+(?:\.\d+)?)|(?P<OP>[-+*/()])|(?P<SPACE>\s+)|(?P<BAD>.)")


def tokenize(source: str) -> list[Token]:
    tokens: list[Token] = []
    for m in TOKEN_RE.finditer(source):
        if m.lastgroup == "BAD":
            raise SyntaxError(f"unexpected {m.group()!r} at column {m.start()}")
        if m.lastgroup != "SPACE":
            tokens.append(Token(m.lastgroup, m.group()))
    return tokens + [Token("END", "")]


class Parser:
    """expr := term (('+'|'-') term)*   term := factor (('*'|'/') factor)*"""

    def __init__(self, tokens: list[Token]):
        self.tokens = tokens
        self.i = 0

    def accept(self, *texts: str) -> str | None:
        text = self.tokens[self.i].text
        if text not in texts:
            return None
        self.i += 1
        return text

    def expr(self) -> float:
        value = self.term()
        while op := self.accept("+", "-"):
            right = self.term()
            value = value + right if op == "+" else value - right
        return value

    def term(self) -> float:
        value = self.factor()
        while op := self.accept("*", "/"):
            right = self.factor()
            value = value * right if op == "*" else value / right
        return value

    def factor(self) -> float:
        if self.accept("-"):
            return -self.factor()
        if self.accept("("):
            value = self.expr()
            if not self.accept(")"):
                raise SyntaxError("expected ')'")
            return value
        kind, text = self.tokens[self.i]
        if kind != "NUM":
            raise SyntaxError(f"unexpected {text or 'end of input'!r}")
        self.i += 1
        return float(text)


for text in ("1 + 2 * 3", "-(4 - 1) / 2", "(3", "2 $ 3"):
    try:
        print(f"{text:<14} = {Parser(tokenize(text)).expr():g}")
    except SyntaxError as exc:
        print(f"{text:<14} ! {exc}")

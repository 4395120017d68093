from enum import Enum, auto
from typing import NamedTuple


class Kind(Enum):
    NUMBER = auto()
    NAME = auto()
    OP = auto()
    END = auto()


class Token(NamedTuple):
    kind: Kind
    text: str
    col: int


class LexError(Exception):
    pass


def lex(source):
    i = 0
    while i < len(source):
        ch = source[i]
        if ch.isspace():
            i += 1
        elif ch.isdigit():
            start = i
            while i < len(source) and source[i].isdigit():
                i += 1
            yield Token(Kind.NUMBER, source[start:i], start)
        elif ch.isalpha() or ch == "_":
            start = i
            while i < len(source) and (source[i].isalnum() or source[i] == "_"):
                i += 1
            yield Token(Kind.NAME, source[start:i], start)
        elif ch in "+-*/=()":
            yield Token(Kind.OP, ch, i)
            i += 1
        else:
            raise LexError(f"col {i}: unexpected {ch!r}")
    yield Token(Kind.END, "", len(source))


tokens = list(lex("x1 = 20*y"))
for tok in tokens:
    print(f"{tok.kind.name:<8}{tok.text!r:<6}{tok.col}")
names = [t.text for t in tokens if t.kind is Kind.NAME]
print(names)

try:
    for tok in lex("a ? b"):
        print(tok.text)
except LexError as e:
    print("LexError:", e)

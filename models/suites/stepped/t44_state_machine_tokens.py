import re
from enum import Enum, auto
from typing import Iterator, NamedTuple


class TokenType(Enum):
    NUMBER = auto()
    NAME = auto()
    OP = auto()
    END = auto()


class Token(NamedTuple):
    type: TokenType
    text: str
    pos: int


TOKEN_RE = re.compile(r"\s*(?:(?P<NUMBER>\d+(?:\.\d+)?)|(?P<NAME>[a-z_]\w*)|(?P<OP>[-+*/()=]))", re.I)


def tokenize(src: str) -> Iterator[Token]:
    pos = 0
    src = src.rstrip()
    while pos < len(src):
        m = TOKEN_RE.match(src, pos)
        if not m:
            raise SyntaxError(f"bad character {src[pos]!r} at {pos}")
        kind = m.lastgroup
        yield Token(TokenType[kind], m.group(kind), m.start(kind))
        pos = m.end()
    yield Token(TokenType.END, "", len(src))


tokens = list(tokenize("x1 = 3.5*(y-2)"))
for tok in tokens[:3]:
    print(f"{tok.type.name:<7}{tok.text!r:<6}@{tok.pos}")
print(" ".join(t.text for t in tokens))
print([t.type.value for t in tokens])

counts = {}
for t in tokens:
    counts[t.type] = counts.get(t.type, 0) + 1
for kind, n in counts.items():
    print(kind.name, n)

try:
    for t in tokenize("a $ b"):
        print(t.text)
except SyntaxError as e:
    print("error:", e)

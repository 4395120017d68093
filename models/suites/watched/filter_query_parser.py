"""Tiny filter language:  status = open and (age > 30 or owner = "kim")"""
import re
from functools import lru_cache
from typing import Iterator, NamedTuple

TOKEN = re.compile(r"""
    (?P<ws>\s+) | (?P<str>"[^"]*") | (?P<num>\d+)
  | (?P<op>[<>=]) | (?P<paren>[()]) | (?P<word>\w+)
""", re.VERBOSE)

class Tok(NamedTuple):
    kind: str
    text: str

def tokenize(src: str) -> Iterator[Tok]:
    pos = 0
    while pos < len(src):
        m = TOKEN.match(src, pos)
        if m is None:
            raise SyntaxError(f"bad character {src[pos]!r} at {pos}")
        pos = m.end()
        if m.lastgroup != "ws":
            yield Tok(m.lastgroup, m.group())
    yield Tok("end", "")


class Parser:
    def __init__(self, src):
        self.toks = list(tokenize(src))
        self.i = 0

    def take(self):
        self.i += 1
        return self.toks[self.i - 1]

    def expr(self, ops=("or", "and")):
        if not ops:
            return self.atom()
        node = self.expr(ops[1:])
        while self.toks[self.i].text == ops[0]:
            self.take()
            node = (ops[0], node, self.expr(ops[1:]))
        return node

    def atom(self):
        match self.take():
            case Tok(text="("):
                inner = self.expr()
                self.take()
                return inner
            case Tok("word", field):
                op, (kind, text) = self.take(), self.take()
                return op.text, field, int(text) if kind == "num" else text.strip('"')
            case Tok(kind, text):
                raise SyntaxError(f"unexpected {kind} {text!r}")


@lru_cache(maxsize=32)
def compile_filter(src):
    return Parser(src).expr()

def matches(node, row):
    match node:
        case ("and", a, b): return matches(a, row) and matches(b, row)
        case ("or", a, b): return matches(a, row) or matches(b, row)
        case ("=", f, v): return row.get(f) == v
        case (">", f, v): return row.get(f, 0) > v
        case _: raise ValueError(node)


query = 'status = open and (age > 30 or owner = "kim")'
tickets = [dict(id=1, status="open", age=12, owner="kim"),
           dict(id=2, status="open", age=9, owner="lee")]
hits = [t["id"] for t in tickets if matches(compile_filter(query), t)]
print(compile_filter(query), hits, compile_filter.cache_info(), sep="\n")
for bad in ("age > 3 and )", "cost % 2"):
    try:
        compile_filter(bad)
    except SyntaxError as e:
        print(f"{bad!r}: {e}")

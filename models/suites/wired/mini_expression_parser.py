from dataclasses import dataclass
from typing import Union

# tiny pratt parser, trying to see why "-2 ^ 2" gives -4

BINDING = {"+": (10, 11), "-": (10, 11), "*": (20, 21), "/": (20, 21), "^": (31, 30)}


@dataclass
class Num:
    value: int


@dataclass
class Op:
    op: str
    args: tuple


Node = Union[Num, Op]


def tokenize(src: str) -> list[str]:
    out: list[str] = []
    for ch in src:
        if ch.isspace():
            continue
        if ch.isdigit() and out and out[-1].isdigit():
            out[-1] += ch
        else:
            out.append(ch)
    return out


def parse(toks: list[str], min_bp: int = 0) -> Node:
    tok = toks.pop(0)
    if tok == "-":
        left: Node = Op("neg", (parse(toks, 25),))
    elif tok == "(":
        left = parse(toks)
        assert toks.pop(0) == ")", "expected )"
    else:
        left = Num(int(tok))
    while toks and toks[0] in BINDING:
        lbp, rbp = BINDING[toks[0]]
        if lbp < min_bp:
            break
        op = toks.pop(0)
        left = Op(op, (left, parse(toks, rbp)))
    return left


def sexpr(node: Node) -> str:
    match node:
        case Num(value=v):
            return str(v)
        case Op(op=o, args=args):
            return "(" + " ".join([o, *map(sexpr, args)]) + ")"


def ev(node: Node) -> float:
    match node:
        case Num(v):
            return v
        case Op("neg", (a,)):
            return -ev(a)
        case Op("+", (a, b)):
            return ev(a) + ev(b)
        case Op("-", (a, b)):
            return ev(a) - ev(b)
        case Op("*", (a, b)):
            return ev(a) * ev(b)
        case Op("^", (a, b)):
            return ev(a) ** ev(b)
        case _:
            raise NotImplementedError(node.op)


for src in ("-2 ^ 2", "12-3-4", "2*(3+1)"):
    tree = parse(tokenize(src))
    print(f"{src:<8} => {sexpr(tree):<20} = {ev(tree)}")

"""Tokenizer, recursive-descent parser and evaluator for arithmetic."""
import operator
import re
from typing import NamedTuple


class Num(NamedTuple):
    value: float


class BinOp(NamedTuple):
    op: str
    left: "Node"
    right: "Node"


class Neg(NamedTuple):
    operand: "Node"


Node = Num | BinOp | Neg
OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": pow}
TOKEN = re.compile(r"\s*(?:(\d+\.?\d*|\.\d+)|(.))")


class Parser:
    def __init__(self, source: str) -> None:
        self.tokens = [number or symbol for number, symbol in TOKEN.findall(source)]
        self.pos = 0

    def peek(self) -> str:
        return self.tokens[self.pos] if self.pos < len(self.tokens) else ""

    def accept(self, wanted: str) -> str | None:
        token = self.peek()
        if token and token in wanted:
            self.pos += 1
            return token

    def parse(self) -> Node:
        node = self.expression()
        if rest := self.tokens[self.pos:]:
            raise SyntaxError(f"did not expect {' '.join(rest)}")
        return node

    def expression(self) -> Node:
        node = self.term()
        while op := self.accept("+-"):
            node = BinOp(op, node, self.term())
        return node

    def term(self) -> Node:
        node = self.unary()
        while op := self.accept("*/"):
            node = BinOp(op, node, self.unary())
        return node

    def unary(self) -> Node:
        return Neg(self.unary()) if self.accept("-") else self.power()

    def power(self) -> Node:
        base = self.atom()
        return BinOp("^", base, self.unary()) if self.accept("^") else base

    def atom(self) -> Node:
        if self.accept("("):
            inside = self.expression()
            if not self.accept(")"):
                raise SyntaxError("missing )")
            return inside
        text = self.peek()
        if not text[-1:].isdigit():
            raise SyntaxError(f"expected a number, got {text or 'nothing'}")
        self.pos += 1
        return Num(float(text) if "." in text else int(text))


def evaluate(node: Node) -> float:
    match node:
        case Num(value):
            return value
        case Neg(operand):
            return -evaluate(operand)
        case BinOp(op, left, right):
            return OPS[op](evaluate(left), evaluate(right))


for text in ["1 - 2 - 3", "-2^2", "3 / (2-.5)", "3 / 0", "(3", "7 & 1"]:
    try:
        tree = Parser(text).parse()
        print(f"{text:12}{evaluate(tree):>6}", tree)
    except (SyntaxError, ZeroDivisionError) as problem:
        print(f"{text:12}", type(problem).__name__ + ":", problem)

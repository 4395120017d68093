"""
Calculator: tokenizer + recursive descent parser/evaluator

    expr   := term (('+' | '-') term)*
    term   := factor (('*' | '/') factor)*
    factor := NUMBER | '(' expr ')' | '-' factor
"""


class ParseError(Exception):
    pass


def tokenize(src):
    tokens = []
    i = 0
    while i < len(src):
        ch = src[i]
        if ch.isspace():
            i += 1
        elif ch.isdigit():
            start = i
            while i < len(src) and (src[i].isdigit() or src[i] == "."):
                i += 1
            tokens.append(("NUM", float(src[start:i])))
        elif ch in "+-*/()":
            tokens.append((ch, ch))
            i += 1
        else:
            raise ParseError(f"unexpected character {ch!r} at {i}")
    tokens.append(("EOF", None))
    return tokens


class Parser:
    def __init__(self, text):
        self.tokens = tokenize(text)
        self.pos = 0

    def peek(self):
        return self.tokens[self.pos][0]

    def advance(self):
        tok = self.tokens[self.pos]
        self.pos += 1
        return tok

    def expect(self, kind):
        if self.peek() != kind:
            raise ParseError(f"expected {kind} but got {self.peek()}")
        return self.advance()

    def parse(self):
        value = self.expr()
        self.expect("EOF")
        return value

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            op, _ = self.advance()
            rhs = self.term()
            value = value + rhs if op == "+" else value - rhs
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            op, _ = self.advance()
            rhs = self.factor()
            if op == "*":
                value *= rhs
            else:
                value /= rhs
        return value

    def factor(self):
        if self.peek() == "-":
            self.advance()
            return -self.factor()
        if self.peek() == "(":
            self.advance()
            value = self.expr()
            self.expect(")")
            return value
        return self.expect("NUM")[1]


for line in ["2+3*4", "-(9-2)", "1/0", "(1", "2 $ 3"]:
    try:
        print(f"{line} = {Parser(line).parse():g}")
    except ParseError as e:
        print(f"{line} : syntax error, {e}")
    except ZeroDivisionError:
        print(line, ": division by zero")

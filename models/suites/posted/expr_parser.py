# recursive descent
#   expr   := term (('+'|'-') term)*
#   term   := factor (('*'|'/') factor)*
#   factor := NUM | '(' expr ')' | '-' factor

class ParseError(Exception):
    pass


class Parser:
    def __init__(self, src):
        self.toks = src.split()
        self.pos = 0

    def peek(self):
        return self.toks[self.pos] if self.pos < len(self.toks) else None

    def eat(self):
        tok = self.peek()
        self.pos += 1
        return tok

    def expr(self):
        node = self.term()
        while self.peek() in ("+", "-"):
            op = self.eat()
            node = (op, node, self.term())
        return node

    def term(self):
        node = self.factor()
        while self.peek() in ("*", "/"):
            op = self.eat()
            node = (op, node, self.factor())
        return node

    def factor(self):
        tok = self.eat()
        if tok == "(":
            node = self.expr()
            if self.eat() != ")":
                raise ParseError("expected )")
            return node
        if tok == "-":
            return ("neg", self.factor())
        if tok is None or not tok.isdigit():
            raise ParseError(f"unexpected {tok!r}")
        return int(tok)


def evaluate(n):
    if isinstance(n, int):
        return n
    op, *args = n
    vals = [evaluate(a) for a in args]
    if op == "neg":
        return -vals[0]
    a, b = vals
    return {"+": a + b, "-": a - b, "*": a * b}[op] if op != "/" else a / b


for s in ["2 + 3 * - 4", "( 8 ) / 3", "7 * +"]:
    try:
        tree = Parser(s).expr()
        print(s, "=>", tree, "=", evaluate(tree))
    except ParseError as e:
        print(s, "=> error:", e)

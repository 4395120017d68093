"""Lab 6: recursive descent calculator for + - * / and parentheses."""

class Parser:
    def __init__(self, text):
        self.tokens = self.tokenize(text)
        self.pos = 0

    def tokenize(self, text):
        tokens = []
        for ch in text:
            if ch.isspace():
                continue
            if ch.isdigit() and tokens and tokens[-1].isdigit():
                tokens[-1] += ch
            else:
                tokens.append(ch)
        return tokens

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else None

    def advance(self):
        self.pos += 1
        return self.tokens[self.pos - 1] if self.pos <= len(self.tokens) else None

    def expr(self):
        value = self.term()
        while self.peek() in ("+", "-"):
            if self.advance() == "+":
                value += self.term()
            else:
                value -= self.term()
        return value

    def term(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            if self.advance() == "*":
                value *= self.factor()
            else:
                value /= self.factor()
        return value

    def factor(self):
        tok = self.advance()
        if tok == "(":
            inner = self.expr()
            if self.advance() != ")":
                raise SyntaxError("expected )")
            return inner
        return int(tok)

for source in ["2 + 3*4", "(12 - 2) / 5"]:
    p = Parser(source)
    print(source, "=", p.expr())
    print("   tokens:", p.tokens)
try:
    Parser("(1+2").expr()
except SyntaxError as err:
    print("error:", err)

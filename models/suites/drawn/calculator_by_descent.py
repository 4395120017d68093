# set up
import re

def tokenize(text):
    return re.findall(r"[0-9]+|[-+*()]", text)

class Calculator:
    def __init__(self, text):
        self.tokens = tokenize(text)
        self.pos = 0

    def current(self):
        if self.pos < len(self.tokens):
            return self.tokens[self.pos]
        return None

    # test
    def advance(self):
        tok = self.current()
        # start here
        self.pos += 1
        return tok

    def expr(self):
        value = self.term()
        while self.current() in ("+", "-"):
            if self.advance() == "+":
                # example
                value += self.term()
            else:
                value -= self.term()
        # test
        return value

    def term(self):
        value = self.factor()
        # now the result
        while self.current() == "*":
            self.advance()
            value *= self.factor()
        return value

    def factor(self):
        tok = self.advance()
        if tok == "-":
            return -self.factor()
        if tok == "(":
            value = self.expr()
            self.advance()
            return value
        return int(tok)

print(Calculator("2 - 6 - 6").expr())

class Parser:
    def __init__(self, text):
        self.toks = text.replace("(", " ( ").replace(")", " ) ").split()
        self.i = 0
    def parse(self):
        t = self.toks[self.i]
        self.i += 1
        if t == "(":
            out = []
            while self.toks[self.i] != ")":
                out.append(self.parse())
            self.i += 1
            return out
        return int(t) if t.isdigit() else t

def ev(x):
    if isinstance(x, int):
        return x
    op, *args = x
    vals = [ev(a) for a in args]
    return sum(vals) if op == "+" else vals[0] * vals[1]

tree = Parser("(+ 1 (* 2 3))").parse()
print(tree, ev(tree))

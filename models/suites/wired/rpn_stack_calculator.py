# Homework 5: shunting yard + postfix evaluation with our own Stack class

class Stack:
    def __init__(self):
        self._data = []

    def push(self, x):
        self._data.append(x)

    def pop(self):
        return self._data.pop()

    def peek(self):
        return self._data[-1] if self._data else None

    def __len__(self):
        return len(self._data)


PREC = {"+": 1, "-": 1, "*": 2, "/": 2}


def to_postfix(tokens):
    out, ops = [], Stack()
    for t in tokens:
        if t.isdigit():
            out.append(t)
        elif t == "(":
            ops.push(t)
        elif t == ")":
            while ops.peek() != "(":
                out.append(ops.pop())
            ops.pop()
        else:
            while len(ops) and PREC.get(ops.peek(), 0) >= PREC[t]:
                out.append(ops.pop())
            ops.push(t)
    while len(ops):
        out.append(ops.pop())
    return out


def evaluate(postfix):
    s = Stack()
    table = {"+": lambda a, b: a + b, "-": lambda a, b: a - b,
             "*": lambda a, b: a * b, "/": lambda a, b: a / b}
    for t in postfix:
        if t in table:
            right, left = s.pop(), s.pop()
            s.push(table[t](left, right))
        else:
            s.push(int(t))
    return s.pop()


for expr in ["3 + 4 * 2", "( 1 + 2 ) * ( 9 - 5 ) / 8", "10 - 4 - 3"]:
    pf = to_postfix(expr.split())
    print(expr, "=>", " ".join(pf), "=", evaluate(pf))

# my calculator, part 1: tokens -> shunting yard -> rpn
PREC = {'+': 1, '-': 1, '*': 2, '/': 2}

def tokenize(src):
    tokens = []
    num = ''
    for c in src + ' ':
        if c.isdigit() or c == '.':
            num += c
            continue
        if num:
            tokens.append(float(num))
            num = ''
        if c in '+-*/()':
            tokens.append(c)
    return tokens

def to_rpn(tokens):
    out, ops = [], []
    for t in tokens:
        if isinstance(t, float):
            out.append(t)
        elif t == '(':
            ops.append(t)
        elif t == ')':
            while ops[-1] != '(':
                out.append(ops.pop())
            ops.pop()
        else:
            while ops and ops[-1] != '(' and PREC[ops[-1]] >= PREC[t]:
                out.append(ops.pop())
            ops.append(t)
    while ops:
        out.append(ops.pop())
    return out

def evaluate(rpn):
    stack = []
    for t in rpn:
        if isinstance(t, float):
            stack.append(t)
            continue
        b, a = stack.pop(), stack.pop()
        if t == '+': stack.append(a + b)
        elif t == '-': stack.append(a - b)
        elif t == '*': stack.append(a * b)
        else: stack.append(a / b)
    return stack[0]

expr = '2*(3+4.5)-6/4'
toks = tokenize(expr)
print(toks)
rpn = to_rpn(toks)
print(' '.join(str(x) for x in rpn))
print(expr, '=', evaluate(rpn))

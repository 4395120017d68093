import re

PREC = {'+': 1, '-': 1, '*': 2, '/': 2, '^': 3}
RIGHT = {'^'}


def tokenize(s):
    return re.findall(r'\d+|[-+*/^()]', s)


def to_rpn(tokens):
    out, ops = [], []
    for t in tokens:
        if t.isdigit():
            out.append(t)
        elif t == '(':
            ops.append(t)
        elif t == ')':
            while ops[-1] != '(':
                out.append(ops.pop())
            ops.pop()
        else:
            while ops and ops[-1] != '(' and (
                PREC[ops[-1]] > PREC[t] or PREC[ops[-1]] == PREC[t] and t not in RIGHT
            ):
                out.append(ops.pop())
            ops.append(t)
    return out + ops[::-1]


def eval_rpn(rpn):
    st = []
    for t in rpn:
        if t.isdigit():
            st.append(int(t))
        else:
            b = st.pop()
            a = st.pop()
            st.append({'+': lambda: a + b, '-': lambda: a - b, '*': lambda: a * b,
                       '/': lambda: a / b, '^': lambda: a ** b}[t]())
    return st[0]


for expr in ['3 + 4 * 2', '2 ^ 3 ^ 2', '(1 + 2) * (7 - 5) / 4', '3 + 4 * 2 / (1 - 5) ^ 2 ^ 3']:
    rpn = to_rpn(tokenize(expr))
    print(f"{expr:30} {' '.join(rpn):30} {eval_rpn(rpn)}")

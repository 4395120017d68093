OPS = {"+": 1, "-": 1, "*": 2, "/": 2}

def tokenize(s):
    out, num = [], ""
    for ch in s:
        if ch.isdigit() or ch == ".":
            num += ch
        else:
            if num:
                out.append(float(num))
                num = ""
            if ch != " ":
                out.append(ch)
    if num:
        out.append(float(num))
    return out

def evaluate(tokens):
    vals, ops = [], []
    def apply():
        b, a = vals.pop(), vals.pop()
        op = ops.pop()
        vals.append(a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b)
    for t in tokens:
        if isinstance(t, float):
            vals.append(t)
        else:
            while ops and OPS[ops[-1]] >= OPS[t]:
                apply()
            ops.append(t)
    while ops:
        apply()
    return vals[0]

print(evaluate(tokenize("2 + 3*4")))

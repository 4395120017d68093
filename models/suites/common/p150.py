def tokenize(expr):
    num = ""
    for ch in expr + " ":
        if ch.isdigit() or ch == ".":
            num += ch
        else:
            if num:
                yield float(num)
                num = ""
            if ch in "+-*/()":
                yield ch

prec = {"+": 1, "-": 1, "*": 2, "/": 2}
out, ops = [], []
for t in tokenize("2*(3+4)"):
    if isinstance(t, float):
        out.append(t)
    elif t == "(":
        ops.append(t)
    elif t == ")":
        while ops[-1] != "(":
            out.append(ops.pop())
        ops.pop()
    else:
        while ops and ops[-1] != "(" and prec[ops[-1]] >= prec[t]:
            out.append(ops.pop())
        ops.append(t)
out += ops[::-1]
print(out)

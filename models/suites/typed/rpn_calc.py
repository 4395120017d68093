import operator

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": pow}
PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}

def tokenize(s):
    for ch in "()+-*/^":
        s = s.replace(ch, f" {ch} ")
    return s.split()

def to_rpn(tokens):
    out, stack = [], []
    for t in tokens:
        if t in OPS:
            while stack and stack[-1] != "(" and PREC[stack[-1]] >= PREC[t]:
                out.append(stack.pop())
            stack.append(t)
        elif t == "(":
            stack.append(t)
        elif t == ")":
            while (top := stack.pop()) != "(":
                out.append(top)
        else:
            out.append(float(t) if "." in t else int(t))
    return out + stack[::-1]

def evaluate(rpn):
    st = []
    for t in rpn:
        if isinstance(t, str):
            b, a = st.pop(), st.pop()
            st.append(OPS[t](a, b))
        else:
            st.append(t)
    [result] = st
    return result

for e in ["1 + 2*3", "(1+2)*3 - 4/2", "2^3*0.5"]:
    r = to_rpn(tokenize(e))
    print(e, "=>", r, "=>", evaluate(r))

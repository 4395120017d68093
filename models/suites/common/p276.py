def rpn(s):
    st = []
    ops = {"+": lambda a, b: a + b, "*": lambda a, b: a * b, "-": lambda a, b: a - b}
    for t in s.split():
        if t in ops:
            b = st.pop()
            a = st.pop()
            st.append(ops[t](a, b))
        else:
            st.append(int(t))
    return st.pop()

print(rpn("2 3 + 4 *"))
print(rpn("5 1 2 + -"))

def f(tok, a, b):
    stack = []
    if tok == "+": stack.append(a + b)
    elif tok == "-": stack.append(a - b)
    else: stack.append(a * b)
    return stack

print(f("-", 5, -1))

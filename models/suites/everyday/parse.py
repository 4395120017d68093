def evaluate(expr):
    stack = []
    for token in expr.split():
        if token.isdigit():
            stack.append(int(token))
        else:
            b = stack.pop()
            a = stack.pop()
            if token == "+":
                stack.append(a + b)
            elif token == "-":
                stack.append(a - b)
            elif token == "*":
                stack.append(a * b)
            else:
                raise ValueError(f"unknown operator {token!r}")
    return stack.pop()

print(evaluate("3 4 + 2 *"))
try:
    evaluate("1 2 ^")
except ValueError as e:
    print("error:", e)

"""Basic calculator II with parentheses -- one pass, explicit stack."""


def calculate(s):
    stack, num, op = [], 0, '+'

    def apply(op, v):
        if op == '+':
            stack.append(v)
        elif op == '-':
            stack.append(-v)
        elif op == '*':
            stack.append(stack.pop() * v)
        else:
            stack.append(int(stack.pop() / v))

    for ch in s + '\0':
        if ch.isdigit():
            num = num * 10 + int(ch)
        elif ch == '(':
            stack.append(op)
            num, op = 0, '+'
        elif ch in '+-*/)\0':
            apply(op, num)
            if ch == ')':
                num = 0
                while isinstance(stack[-1], int):
                    num += stack.pop()
                op = stack.pop()
                apply(op, num)
                num, op = stack.pop(), '+'
            else:
                num, op = 0, ch
    return sum(stack)


print(calculate('3+2*2'))
print(calculate('14-7/2'))
print(calculate('2*(5-1)'))

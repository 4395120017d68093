"""Exercism: forth"""


class StackUnderflowError(Exception):
    pass


def evaluate(lines):
    stack, words = [], {}
    for line in lines:
        tokens = line.lower().split()
        if tokens[0] == ":":
            name, *body = tokens[1:-1]
            if name.lstrip("-").isdigit():
                raise ValueError("illegal operation")
            words[name] = [x for t in body for x in words.get(t, [t])]
            continue
        while tokens:
            tok = tokens.pop(0)
            if tok in words:
                tokens = words[tok] + tokens
                continue
            try:
                match tok:
                    case "+":
                        stack.append(stack.pop() + stack.pop())
                    case "*":
                        stack.append(stack.pop() * stack.pop())
                    case "-":
                        b, a = stack.pop(), stack.pop()
                        stack.append(a - b)
                    case "/":
                        b, a = stack.pop(), stack.pop()
                        stack.append(a // b)
                    case "dup":
                        stack.append(stack[-1])
                    case "drop":
                        stack.pop()
                    case "swap":
                        stack[-2], stack[-1] = stack[-1], stack[-2]
                    case "over":
                        stack.append(stack[-2])
                    case _:
                        stack.append(int(tok))
            except IndexError:
                raise StackUnderflowError("Insufficient number of items in stack")
    return stack


print(evaluate(["1 2 3 4 5"]))
print(evaluate([": square dup * ;", "3 square 4 square +"]))
print(evaluate([": foo 5 ;", ": bar foo ;", ": foo 6 ;", "bar foo swap over"]))

for bad in (["1 +"], ["4 0 /"], [": 1 2 ;"], ["foo"]):
    try:
        evaluate(bad)
    except (StackUnderflowError, ZeroDivisionError, ValueError) as e:
        print(type(e).__name__, "-", e)

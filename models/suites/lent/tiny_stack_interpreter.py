PROGRAM = """
    push 2
    store n
loop:
    load n
    print
    load n
    push -1
    add
    store n
    load n
    jnz loop
"""


def assemble(source):
    code, labels = [], {}
    for line in source.strip().split("\n"):
        match line.split():
            case [word] if word.endswith(":"):
                labels[word[:-1]] = len(code)
            case parts:
                code.append(tuple(parts))
    return code, labels


def run(code, labels, memory):
    stack, pc = [], 0
    while pc < len(code):
        op = code[pc]
        pc += 1
        match op:
            case ("load", name):
                stack.append(memory[name])
            case ("store", name):
                memory[name] = stack.pop()
            case ("push", value):
                stack.append(int(value))
            case ("add" | "mul" as kind,):
                b, a = stack.pop(), stack.pop()
                stack.append(a + b if kind == "add" else a * b)
            case ("jnz", label):
                if stack.pop() != 0:
                    pc = labels[label]
            case ("print",):
                print(stack.pop())
            case _:
                raise ValueError(f"bad instruction {op}")
    return memory


code, labels = assemble(PROGRAM)
print(len(code), "instructions, labels", labels)
print(run(code, labels, {}))

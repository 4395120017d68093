"""A tiny stack-based virtual machine with an assembler."""
from enum import Enum


class VMError(Exception):
    pass


class Op(Enum):
    PUSH = "push"
    LOAD = "load"
    STORE = "store"
    ADD = "add"
    MUL = "mul"
    SUB = "sub"
    JMP = "jmp"
    JZ = "jz"
    PRINT = "print"
    HALT = "halt"


def assemble(source):
    """Turn text into [(Op, argument)], resolving labels in two passes."""
    labels, lines = {}, []
    for raw in source.splitlines():
        line = raw.split(";")[0].strip()
        if not line:
            continue
        if line.endswith(":"):
            labels[line[:-1]] = len(lines)
        else:
            lines.append(line)

    program = []
    for line in lines:
        name, _, arg = line.partition(" ")
        op = Op(name)
        if op in (Op.JMP, Op.JZ):
            arg = labels[arg]
        elif op is Op.PUSH:
            arg = int(arg)
        program.append((op, None if arg == "" else arg))
    return program


def run(program, **variables):
    stack, pc, steps = [], 0, 0
    while True:
        op, arg = program[pc]
        pc += 1
        steps += 1
        match op:
            case Op.PUSH:
                stack.append(arg)
            case Op.LOAD:
                stack.append(variables[arg])
            case Op.STORE:
                variables[arg] = stack.pop()
            case Op.ADD | Op.SUB | Op.MUL:
                if len(stack) < 2:
                    raise VMError(f"stack underflow at {pc - 1}")
                b, a = stack.pop(), stack.pop()
                results = {Op.ADD: a + b, Op.SUB: a - b, Op.MUL: a * b}
                stack.append(results[op])
            case Op.JMP:
                pc = arg
            case Op.JZ if stack.pop() == 0:
                pc = arg
            case Op.PRINT:
                print("output:", stack[-1])
            case Op.HALT:
                return steps, variables


FACTORIAL = """
    push 1
    store acc
loop:
    load n
    jz done          ; leave when n == 0
    load acc
    load n
    mul
    store acc
    load n
    push 1
    sub
    store n
    jmp loop
done:
    load acc
    print
    halt
"""

code = assemble(FACTORIAL)
print(len(code), "instructions, first:", code[0])
steps, memory = run(code, n=1)
print(f"{steps} steps, memory = {memory}")
try:
    run(assemble("push 5\nadd"))
except VMError as err:
    print("VM error:", err)

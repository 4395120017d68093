"""Byte-code style interpreter for a toy stack machine.

Supports labels, calls, and a tiny assembler.
"""
from typing import Callable

PROGRAM = """
    push 3
    call fact
    print
    halt
fact:               ; ( n -- n! )
    dup
    push 1
    gt
    jz base
    dup
    push 1
    sub
    call fact
    mul
    ret
base:
    drop
    push 1
    ret
"""


def assemble(source: str) -> list[tuple[str, int | None]]:
    labels: dict[str, int] = {}
    code: list[list[str]] = []
    for raw in source.splitlines():
        text = raw.split(";")[0].strip()
        if not text:
            continue
        if text.endswith(":"):
            labels[text[:-1]] = len(code)
        else:
            code.append(text.split())
    resolve: Callable[[str], int] = lambda a: labels[a] if a in labels else int(a)
    return [(op, resolve(rest[0]) if rest else None) for op, *rest in code]


class VM:
    BINARY = {
        "sub": lambda a, b: a - b,
        "mul": lambda a, b: a * b,
        "gt": lambda a, b: int(a > b),
    }

    def __init__(self, code):
        self.code = code
        self.stack: list[int] = []
        self.calls: list[int] = []
        self.pc = 0
        self.deepest = 0

    def run(self) -> int:
        steps = 0
        while self.pc is not None:
            op, arg = self.code[self.pc]
            self.pc += 1
            steps += 1
            if op in self.BINARY:
                b, a = self.stack.pop(), self.stack.pop()
                self.stack.append(self.BINARY[op](a, b))
            else:
                getattr(self, "op_" + op)(arg)
        return steps

    def op_push(self, arg): self.stack.append(arg)
    def op_dup(self, _): self.stack.append(self.stack[-1])
    def op_drop(self, _): del self.stack[-1]
    def op_print(self, _): print("out:", self.stack.pop())

    def op_halt(self, _):
        self.pc = None

    def op_jz(self, arg):
        if not self.stack.pop():
            self.pc = arg

    def op_call(self, arg):
        self.calls.append(self.pc)
        self.deepest = max(self.deepest, len(self.calls))
        self.pc = arg

    def op_ret(self, _):
        self.pc = self.calls.pop()


code = assemble(PROGRAM)
print(len(code), "instructions, first", code[0], "last", code[-1])
vm = VM(code)
print("steps:", vm.run(), "stack:", vm.stack, "depth:", vm.deepest)

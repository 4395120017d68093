# AQA-like assembly language. Trace the registers and the output.

PROGRAM = """
        MOV R0, #0
        MOV R1, #1
        MOV R2, #3
loop:   CMP R2, #0
        BEQ done
        ADD R3, R0, R1
        MOV R0, R1
        MOV R1, R3
        OUT R0
        SUB R2, R2, #1
        B loop
done:   STR R0, 20
        HALT
"""


def assemble(source):
    labels = {}
    code = []
    for line in source.strip().splitlines():
        if ":" in line:
            label, line = line.split(":")
            labels[label.strip()] = len(code)
        opcode, _, rest = line.strip().partition(" ")
        operands = [p.strip() for p in rest.split(",")] if rest else []
        code.append((opcode, operands))
    return code, labels


class Machine:
    def __init__(self, code, labels):
        self.code, self.labels = code, labels
        self.regs = [0] * 4
        self.memory = {}
        self.pc = 0
        self.cmp = 0

    def value(self, operand):
        if operand.startswith("#"):
            return int(operand[1:])
        return self.regs[int(operand[1])]

    def run(self):
        ticks = 0
        while True:
            op, args = self.code[self.pc]
            self.pc += 1
            ticks += 1
            match op, args:
                case "MOV", [dest, src]:
                    self.regs[int(dest[1])] = self.value(src)
                case ("ADD" | "SUB") as name, [dest, x, y]:
                    sign = 1 if name == "ADD" else -1
                    self.regs[int(dest[1])] = self.value(x) + sign * self.value(y)
                case "CMP", [x, y]:
                    self.cmp = self.value(x) - self.value(y)
                case "BEQ", [label] if self.cmp == 0:
                    self.pc = self.labels[label]
                case "BEQ", _:
                    pass
                case "B", [label]:
                    self.pc = self.labels[label]
                case "OUT", [reg]:
                    print("OUT", self.value(reg), self.regs)
                case "STR", [reg, address]:
                    self.memory[int(address)] = self.value(reg)
                case "HALT", []:
                    return ticks


code, labels = assemble(PROGRAM)
print(labels)
m = Machine(code, labels)
print("instructions executed:", m.run())
print(m.regs, m.memory, "PC =", m.pc)

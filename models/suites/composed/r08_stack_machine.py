class StackMachine:
    def __init__(self, program):
        self.program = program
        self.stack = []
        self.pc = 0
        self.output = []

    def push(self, value):
        self.stack.append(value)

    def pop(self):
        return self.stack.pop()

    def step(self):
        op, *args = self.program[self.pc].split()
        self.pc += 1
        if op == "PUSH":
            self.push(int(args[0]))
        elif op == "ADD":
            b = self.pop()
            a = self.pop()
            self.push(a + b)
        elif op == "MUL":
            b = self.pop()
            a = self.pop()
            self.push(a * b)
        elif op == "DUP":
            self.push(self.stack[-1])
        elif op == "PRINT":
            self.output.append(self.pop())
        elif op == "JNZ":
            if self.stack[-1] != 0:
                self.pc = int(args[0])
        else:
            raise RuntimeError("unknown op " + op)

    def run(self):
        while self.pc < len(self.program):
            self.step()
        return self.output


code = [
    "PUSH 3",
    "DUP",
    "PRINT",
    "PUSH -1",
    "ADD",
    "JNZ 1",
    "PUSH 10",
    "MUL",
]
vm = StackMachine(code)
result = vm.run()
print(result)
print(vm.stack)

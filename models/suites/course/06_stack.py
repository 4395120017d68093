class Stack:
    def __init__(self):
        self.items = []

    def push(self, x):
        self.items.append(x)

    def pop(self):
        if not self.items:
            raise IndexError("empty stack")
        return self.items.pop()

    def __len__(self):
        return len(self.items)

def balanced(text):
    pairs = {")": "(", "]": "["}
    stack = Stack()
    for ch in text:
        if ch in "([":
            stack.push(ch)
        elif ch in pairs:
            if len(stack) == 0 or stack.pop() != pairs[ch]:
                return False
    return len(stack) == 0

print(balanced("[()]"))
print(balanced("(]"))

class Stack:
    def __init__(self):
        self._items = []
    def push(self, x): self._items.append(x)
    def pop(self):
        if self.is_empty():
            raise IndexError("pop from empty stack")
        return self._items.pop()
    def peek(self): return self._items[-1]
    def is_empty(self): return len(self._items) == 0
    def __len__(self): return len(self._items)

def evaluate(rpn):
    s = Stack()
    for tok in rpn.split():
        if tok in "+-*/":
            b, a = s.pop(), s.pop()
            if tok == "+": s.push(a + b)
            elif tok == "-": s.push(a - b)
            elif tok == "*": s.push(a * b)
            else: s.push(a / b)
        else:
            s.push(float(tok))
    return s.peek()

print(evaluate("3 4 + 2 *"))
try:
    evaluate("1 +")
except IndexError as exc:
    print("oops:", exc)

# Paper 1 Q9 - stacks and queues implemented with arrays of fixed size
class Stack:
    def __init__(self, size):
        self.items = [None] * size
        self.top = -1

    def push(self, item):
        if self.top == len(self.items) - 1:
            print("Stack full, cannot push", item)
            return False
        self.top += 1
        self.items[self.top] = item
        return True

    def pop(self):
        if self.top < 0:
            raise IndexError("stack underflow")
        item = self.items[self.top]
        self.top -= 1          # note: the item is not erased
        return item


class CircularQueue:
    def __init__(self, size):
        self.cells = ["-"] * size
        self.front = 0
        self.rear = -1
        self.count = 0

    def enqueue(self, x):
        if self.count == len(self.cells):
            return "FULL"
        self.rear = (self.rear + 1) % len(self.cells)
        self.cells[self.rear] = x
        self.count += 1

    def dequeue(self):
        x, self.cells[self.front] = self.cells[self.front], "-"
        self.front = (self.front + 1) % len(self.cells)
        self.count -= 1
        return x


s = Stack(3)
for letter in "ABCD":
    s.push(letter)
print(s.pop() + s.pop(), s.top, s.items)
s.push("E")
print(s.items)

q = CircularQueue(4)
for command in ["+P", "+Q", "+R", "-", "-", "+S", "+T", "+U", "+V"]:
    if command == "-":
        answer = q.dequeue()
    else:
        answer = q.enqueue(command[1])
    print(f"{command:3}", "".join(q.cells), "front", q.front, "rear", q.rear, answer)

# reverse a word, with the stack and the queue
t = Stack(10)
for ch in "desserts":
    t.push(ch)
backwards = ""
while t.top >= 0:
    backwards += t.pop()
print(backwards)
t.pop()

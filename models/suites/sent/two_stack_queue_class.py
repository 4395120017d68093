'''Queue built from two stacks (exam practice)'''

class Stack:
    def __init__(self):      self._items = []
    def push(self, x):       self._items.append(x)
    def pop(self):
        if not self._items:
            raise IndexError("stack is empty")
        return self._items.pop()
    def __len__(self):       return len(self._items)
    def __repr__(self):      return f"Stack({self._items})"

class Queue:
    moves = 0                # class attribute: shared counter

    def __init__(self, *initial):
        self.inbox, self.outbox = Stack(), Stack()
        for x in initial:
            self.enqueue(x)

    def enqueue(self, x):
        self.inbox.push(x)
        return self          # so that calls can be chained

    def dequeue(self):
        if not len(self.outbox):
            while len(self.inbox) > 0:
                self.outbox.push(self.inbox.pop())
                Queue.moves += 1
        return self.outbox.pop()

    def __len__(self):
        return len(self.inbox) + len(self.outbox)

    def __bool__(self):
        return len(self) != 0

q = Queue("a", "b")
q.enqueue("c")
print(q.dequeue(), q.inbox, q.outbox)
q.enqueue("d").enqueue("e")
print(q.inbox, q.outbox, len(q))

while q:
    print("got", q.dequeue())

try:
    q.dequeue()
except IndexError as err:
    print("error:", err)
print("moves:", Queue.moves)

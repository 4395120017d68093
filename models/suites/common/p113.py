class Queue:
    def __init__(self):
        self.inbox, self.outbox = [], []

    def enqueue(self, x):
        self.inbox.append(x)
        return self

    def dequeue(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
        return self.outbox.pop()

q = Queue()
q.enqueue("a").enqueue("b").enqueue("c")
print(q.dequeue())
q.enqueue("d")
print([q.dequeue() for _ in range(3)])

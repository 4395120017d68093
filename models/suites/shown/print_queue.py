class Node:
    __slots__ = ("job", "next")

    def __init__(self, job):
        self.job = job
        self.next = None


class PrintQueue:
    """FIFO queue built on a singly linked list."""

    def __init__(self):
        self.head, self.tail, self.size = None, None, 0

    def push(self, job):
        node = Node(job)
        if self.tail is None:
            self.head = node
        else:
            self.tail.next = node
        self.tail = node
        self.size += 1

    def pop(self):
        if not self:
            raise IndexError("queue is empty")
        job, self.head = self.head.job, self.head.next
        if self.head is None: self.tail = None
        self.size -= 1
        return job

    def __len__(self): return self.size

    def __iter__(self):
        node = self.head
        while node:
            yield node.job
            node = node.next

q = PrintQueue()
for doc in ("essay.pdf", "map.png", "cv.doc"): q.push(doc)
print(len(q), "waiting:", " <- ".join(q))
while q: print("printing", q.pop().rpartition(".")[0])
try: q.pop()
except IndexError as e: print("Error:", e)

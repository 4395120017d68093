import heapq
from functools import total_ordering
from itertools import count


@total_ordering
class Task:
    def __init__(self, priority, name):
        self.priority = priority
        self.name = name

    def __eq__(self, other):
        return self.priority == other.priority

    def __lt__(self, other):
        return self.priority < other.priority

    def __repr__(self):
        return "Task(%r, %d)" % (self.name, self.priority)


class PriorityQueue:
    def __init__(self):
        self._heap = []
        self._counter = count()

    def push(self, task):
        entry = (task.priority, next(self._counter), task)
        heapq.heappush(self._heap, entry)

    def pop(self):
        if not self._heap:
            raise IndexError("pop from an empty priority queue")
        return heapq.heappop(self._heap)[-1]

    def __len__(self):
        return len(self._heap)

    def __bool__(self):
        return len(self) > 0


pq = PriorityQueue()
for prio, name in [(3, "clean"), (1, "eat"), (2, "work"), (1, "sleep")]:
    pq.push(Task(prio, name))
print(len(pq))
order = []
while pq:
    task = pq.pop()
    order.append(task.name)
    print(task)
print(order)
try:
    pq.pop()
except IndexError as e:
    print("IndexError:", e)

a, b = Task(1, "a"), Task(2, "b")
print(a < b, a >= b, a <= b, a != b)
heap = [b, a]
heapq.heapify(heap)
print(heap[0].name)

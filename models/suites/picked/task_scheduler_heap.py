import heapq
from bisect import insort, bisect_left
from dataclasses import dataclass, field
from itertools import count

_seq = count(1)


@dataclass(order=True)
class Task:
    due: int
    seq: int = field(default_factory=lambda: next(_seq))
    name: str = field(default="", compare=False)
    action: object = field(default=None, compare=False, repr=False)


class Scheduler:
    def __init__(self):
        self._heap = []
        self.now = 0
        self.log = []

    def at(self, delay, name, action=None):
        heapq.heappush(self._heap, Task(self.now + delay, name=name, action=action))

    def run(self, until=100):
        while self._heap and self._heap[0].due <= until:
            task = heapq.heappop(self._heap)
            self.now = task.due
            self.log.append(task.name)
            print(f"t={self.now:<3} {task.name}")
            if task.action:
                task.action(self)
        return len(self._heap)


def repeat(every, name, times):
    def again(sched):
        nonlocal times
        times -= 1
        if times > 0:
            sched.at(every, name, again)
    return again


s = Scheduler()
s.at(5, "lunch")
s.at(1, "mail", lambda sch: sch.at(4, "reply"))
s.at(2, "tick", repeat(2, "tick", 3))
s.at(50, "never")
left = s.run(until=10)
print(left, "left; log:", s.log)

scores = []
for x in (42, 7, 19, 23):
    insort(scores, x)
print(scores, "20 would go at", bisect_left(scores, 20))
print(heapq.nsmallest(2, scores), heapq.nlargest(1, s.log, key=len))
print(list(heapq.merge([1, 4], [2, 3], [0, 9])))

"""
Task scheduler with priorities and dependencies.
"""
import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Task:
    priority: int
    name: str = field(compare=False)
    depends_on: list = field(default_factory=list, compare=False)


class Scheduler:
    def __init__(self):
        self.queue = []
        self.done = []

    def add(self, task):
        heapq.heappush(self.queue, task)

    def ready(self, task):
        return all(dep in self.done for dep in task.depends_on)

    def run(self):
        waiting = []
        while self.queue:
            task = heapq.heappop(self.queue)
            if self.ready(task):
                print(f"running {task.name} (priority {task.priority})")
                self.done.append(task.name)
                for w in waiting:
                    heapq.heappush(self.queue, w)
                waiting = []
            else:
                waiting.append(task)
        return waiting


s = Scheduler()
s.add(Task(2, "deploy", ["build", "test"]))
s.add(Task(1, "test", ["build"]))
s.add(Task(3, "build"))
left = s.run()
print(s.done, len(left))

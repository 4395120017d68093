"""Operating systems coursework: cooperative round robin with generators."""
from collections import deque, namedtuple
import heapq

Finished = namedtuple("Finished", "name at waited")


def worker(name, burst):
    for i in range(1, burst + 1):
        command = yield f"{name}{i}"
        if command == "kill":
            print(f"      {name} tidies up")
            return "killed"
    return "done"


def nested(name):
    first = yield from worker(name + ".a", 1)
    second = yield from worker(name + ".b", 2)
    return first + "+" + second


class Scheduler:
    def __init__(self, quantum=2):
        self.ready = deque()
        self.sleeping = []
        self.quantum = quantum
        self.clock = 0
        self.timeline = []
        self.finished = []

    def spawn(self, name, task, delay=0):
        if delay:
            heapq.heappush(self.sleeping, (self.clock + delay, name, task))
        else:
            self.ready.append((name, task, 0, self.clock))

    def wake(self):
        while self.sleeping and self.sleeping[0][0] <= self.clock:
            due, name, task = heapq.heappop(self.sleeping)
            print(f"{self.clock:3}   {name} wakes (due {due})")
            self.ready.append((name, task, 0, due))

    def run(self):
        while self.ready or self.sleeping:
            self.wake()
            if not self.ready:
                self.timeline.append("-")
                self.clock += 1
                continue
            name, task, used, arrived = self.ready.popleft()
            for _ in range(self.quantum):
                try:
                    self.timeline.append(next(task))
                except StopIteration as stop:
                    print(f"{self.clock:3}   {name} {stop.value}")
                    self.finished.append(Finished(name, self.clock, self.clock - arrived - used))
                    break
                self.clock += 1
                used += 1
            else:
                self.ready.append((name, task, used, arrived))
        return self.finished


s = Scheduler()
s.spawn("A", worker("a", 3))
s.spawn("B", worker("b", 1))
s.spawn("N", nested("n"))
s.spawn("late", worker("z", 2), delay=12)
s.spawn("soon", worker("s", 1), delay=2)
order = s.run()
print(" ".join(s.timeline))
for entry in sorted(order, key=lambda f: f.waited):
    print("{0.name:<5} finished {0.at:>3} waited {0.waited}".format(entry))
print("average wait: %.2f" % (sum(f.waited for f in order) / len(order)))

victim = worker("v", 10)
print(next(victim), victim.send("go on"))
try:
    victim.send("kill")
except StopIteration as e:
    print("result", e.value)

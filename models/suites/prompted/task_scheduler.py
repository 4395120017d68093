"""Cooperative round-robin scheduler that runs generators as tasks."""
from collections import deque
from itertools import count


class Sleep:
    def __init__(self, ticks):
        self.ticks = ticks


class Spawn:
    def __init__(self, task, name):
        self.task, self.name = task, name


class Scheduler:
    def __init__(self):
        self.ready = deque()
        self.sleeping = []
        self.results = {}

    def spawn(self, name, gen):
        self.ready.append((name, gen, None))

    def run(self, max_ticks=50):
        for tick in count(1):
            if tick > max_ticks:
                raise RuntimeError("too many ticks")
            due = [entry for entry in self.sleeping if entry[0] <= tick]
            for entry in due:
                self.sleeping.remove(entry)
                self.ready.append((*entry[1:], tick))
            if not self.ready:
                if not self.sleeping:
                    return tick
                continue
            name, gen, value = self.ready.popleft()
            try:
                request = gen.send(value)
            except StopIteration as stop:
                self.results[name] = stop.value
                print(f"{tick:>3} {name} finished -> {stop.value}")
                continue
            match request:
                case Sleep(ticks=n):
                    print(f"{tick:>3} {name} sleeps {n}")
                    self.sleeping.append((tick + n, name, gen))
                case Spawn(task=task, name=child):
                    print(f"{tick:>3} {name} starts {child}")
                    self.spawn(child, task)
                    self.ready.append((name, gen, child))
                case _:
                    print(f"{tick:>3} {name}: {request}")
                    self.ready.append((name, gen, None))


def counter(label, limit):
    total = 0
    for i in range(1, limit + 1):
        total += i
        yield f"{label}{i}"
    return total


def parent():
    child = yield Spawn(counter("c", 2), "child")
    woke = yield Sleep(5)
    yield f"woke at {woke}, child was {child}"
    subtotal = yield from counter("p", 2)
    return subtotal * 10


sched = Scheduler()
sched.spawn("parent", parent())
sched.spawn("solo", counter("s", 3))
ticks = sched.run()
print("ticks:", ticks)
print("results:", sched.results)

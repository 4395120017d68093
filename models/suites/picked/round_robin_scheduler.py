# Cooperative scheduler: tasks are generators, they yield requests to the kernel.
from collections import deque
import heapq

class Sleep:
    def __init__(self, ticks): self.ticks = ticks

class Spawn:
    def __init__(self, gen, name): self.gen, self.name = gen, name

class Exit(Exception):
    pass

class Kernel:
    def __init__(self):
        self.clock = 0
        self.ready = deque()
        self.sleeping = []
        self.seq = 0

    def spawn(self, gen, name):
        self.seq += 1
        self.ready.append((gen, name, None))
        return self.seq

    def log(self, *what):
        print(f"[{self.clock:02d}]", *what)

    def run(self):
        while self.ready or self.sleeping:
            while self.sleeping and self.sleeping[0][0] <= self.clock:
                _, _, gen, name = heapq.heappop(self.sleeping)
                self.ready.append((gen, name, self.clock))
            if not self.ready:
                self.clock = self.sleeping[0][0]
                continue
            gen, name, value = self.ready.popleft()
            self.clock += 1
            try:
                request = gen.send(value)
            except StopIteration as stop:
                self.log(name, "done ->", stop.value)
            except Exit as why:
                self.log(name, "died:", why)
            else:
                self.handle(request, gen, name)

    def handle(self, request, gen, name):
        if request is None:
            self.ready.append((gen, name, None))
        elif isinstance(request, Sleep):
            self.seq += 1
            heapq.heappush(self.sleeping, (self.clock + request.ticks, self.seq, gen, name))
        elif isinstance(request, Spawn):
            pid = self.spawn(request.gen, request.name)
            self.ready.append((gen, name, pid))
        else:
            try:
                gen.throw(Exit(f"bad request {request!r}"))
            except (Exit, StopIteration) as e:
                self.log(name, "killed:", e)

kernel = Kernel()

def counter(n):
    for i in range(n):
        kernel.log("count", i)
        yield
    return n * 10

def sleeper():
    woke = yield Sleep(5)
    kernel.log("woke at", woke)
    try:
        yield 42
    finally:
        kernel.log("cleanup")

def init():
    pid = yield Spawn(counter(2), "child")
    kernel.log("spawned", pid)
    yield from counter(1)
    raise Exit("no more work")

kernel.spawn(init(), "init")
kernel.spawn(sleeper(), "sleepy")
kernel.run()
print("clock", kernel.clock)

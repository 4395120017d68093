import heapq
from dataclasses import dataclass, field
from itertools import count
from typing import Callable, Optional

_seq = count()


@dataclass(order=True)
class Job:
    due: int
    prio: int
    seq: int = field(default_factory=lambda: next(_seq))
    name: str = field(compare=False, default="?")
    action: Callable = field(compare=False, default=None, repr=False)
    every: Optional[int] = field(compare=False, default=None)
    cancelled: bool = field(compare=False, default=False)


class Scheduler:
    def __init__(self):
        self.now = 0
        self._queue = []

    def at(self, due, action, name, prio=5, every=None):
        job = Job(due, prio, name=name, action=action, every=every)
        heapq.heappush(self._queue, job)
        return job

    def run(self, until):
        while self._queue and self._queue[0].due <= until:
            job = heapq.heappop(self._queue)
            if job.cancelled:
                continue
            self.now = job.due
            print(f"t={self.now:02d} {job.name}")
            job.action(self)
            if job.every is not None and not job.cancelled:
                self.at(job.due + job.every, job.action, job.name,
                        job.prio, job.every)
        self.now = until


temps = iter([19, 21, 24, 23, 20])
readings = []


def measure(sched):
    t = next(temps)
    readings.append(t)
    if t > 22:
        sched.at(sched.now + 1, lambda s: print("     fan on"), "fan", prio=1)


def report(sched):
    print("     avg", round(sum(readings) / len(readings), 1))


s = Scheduler()
s.at(2, measure, "measure", every=3)
s.at(5, report, "report", prio=9)
s.at(9, report, "report", prio=0)
backup = s.at(7, print, "backup")
backup.cancelled = True
s.run(until=12)
print("queued:", [j.name for j in sorted(s._queue)], "at", s.now)

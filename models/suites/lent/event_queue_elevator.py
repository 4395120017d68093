"""Toy elevator driven by a time-ordered event queue."""
import heapq
import itertools
from dataclasses import dataclass, field


@dataclass(order=True)
class Event:
    time: int
    seq: int
    floor: int = field(compare=False)
    who: str = field(compare=False)


class Elevator:
    SECONDS_PER_FLOOR = 3

    def __init__(self, floor=0):
        self.floor = floor
        self.free_at = 0
        self._queue = []
        self._seq = itertools.count()

    def call(self, time, floor, who):
        heapq.heappush(self._queue, Event(time, next(self._seq), floor, who))

    def run(self):
        while self._queue:
            ev = heapq.heappop(self._queue)
            start = max(ev.time, self.free_at)
            travel = abs(ev.floor - self.floor) * self.SECONDS_PER_FLOOR
            self.free_at = start + travel
            waited = self.free_at - ev.time
            arrow = "^" if ev.floor > self.floor else "v" if ev.floor < self.floor else "="
            self.floor = ev.floor
            yield ev.who, arrow, ev.floor, waited


def main():
    lift = Elevator()
    lift.call(0, 4, "Ines")
    lift.call(10, 1, "Jonas")
    lift.call(5, 4, "Kim")
    lift.call(10, 6, "Lea")
    waits = {}
    for who, arrow, floor, waited in lift.run():
        waits[who] = waited
        print(f"{arrow} floor {floor}: {who} waited {waited}s")
    worst = max(waits, key=waits.get)
    print(f"average {sum(waits.values()) / len(waits):.1f}s, worst {worst}")


main()

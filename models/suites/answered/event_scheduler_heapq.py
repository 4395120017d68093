"""A discrete event scheduler built on heapq."""
import heapq
import itertools
from dataclasses import dataclass, field
from typing import Callable


@dataclass(order=True)
class Event:
    time: int
    priority: int
    seq: int                                   # tie breaker keeps FIFO order
    action: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)


class Scheduler:
    def __init__(self) -> None:
        self.now = 0
        self._queue: list[Event] = []
        self._counter = itertools.count()

    def after(self, delay: int, action: Callable[[], None], priority: int = 0) -> Event:
        event = Event(self.now + delay, priority, next(self._counter), action)
        heapq.heappush(self._queue, event)
        return event

    def run(self, until: int) -> int:
        executed = 0
        while self._queue and self._queue[0].time <= until:
            event = heapq.heappop(self._queue)
            if event.cancelled:
                continue
            self.now = event.time
            event.action()
            executed += 1
        self.now = until
        return executed


def main() -> None:
    sim = Scheduler()

    def say(text: str) -> None:
        print(f"t={sim.now:>2} {text}")

    def heartbeat() -> None:
        say("heartbeat")
        sim.after(4, heartbeat)                # reschedule itself

    sim.after(0, heartbeat)
    sim.after(5, lambda: say("low priority job"), priority=9)
    sim.after(5, lambda: say("urgent job"), priority=1)
    doomed = sim.after(7, lambda: say("never printed"))
    doomed.cancelled = True

    count = sim.run(until=10)
    print(f"executed {count} events, clock at {sim.now}")
    print("still queued:", len(sim._queue))


if __name__ == "__main__":
    main()

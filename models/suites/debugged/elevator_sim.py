"""Toy elevator. Passengers appear at a step, the lift moves one floor a step.
Something is off: Dan and Eve both want floor 3, Dan gets out, Eve rides on..."""

from dataclasses import dataclass, field


@dataclass
class Person:
    name: str
    start: int
    goal: int
    appears: int
    done_at: int = -1


@dataclass
class Lift:
    floor: int = 0
    direction: int = 1
    inside: list = field(default_factory=list)
    top: int = 5

    def step(self, waiting, now):
        # let people out
        for p in self.inside:
            if p.goal == self.floor:
                self.inside.remove(p)
                p.done_at = now
        # let people in
        coming = [p for p in waiting if p.start == self.floor]
        for p in coming:
            waiting.remove(p)
            self.inside.append(p)
        targets = [p.goal for p in self.inside] + [p.start for p in waiting]
        if not targets:
            return
        ahead = [t for t in targets if (t - self.floor) * self.direction > 0]
        if not ahead:
            self.direction *= -1
        self.floor += self.direction
        self.floor = max(0, min(self.top, self.floor))

    def picture(self):
        return "".join(f"[{len(self.inside)}]" if f == self.floor else " . " for f in range(self.top + 1))


people = [
    Person("Dan", 0, 3, 0),
    Person("Eve", 1, 3, 0),
    Person("Kim", 4, 0, 2),
]
lift = Lift()
waiting = []
future = sorted(people, key=lambda p: p.appears)

for now in range(12):
    while future and future[0].appears <= now:
        waiting.append(future.pop(0))
    print(f"{now:2} {lift.picture()}")
    lift.step(waiting, now)
    if not (future or waiting or lift.inside):
        break

for p in people:
    state = f"arrived at t={p.done_at}" if p.done_at >= 0 else "still travelling"
    print(f"{p.name}: {p.start}->{p.goal} {state}")

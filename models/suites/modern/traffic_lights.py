"""Simulation of a crossing: two lights, cars queue up and drive through."""
from collections import deque
from dataclasses import dataclass, field
from enum import Enum, auto


class Light(Enum):
    RED = auto()
    GREEN = auto()
    YELLOW = auto()

    def next(self) -> "Light":
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]

    @property
    def duration(self) -> int:
        return {Light.RED: 4, Light.GREEN: 3, Light.YELLOW: 1}[self]

    @property
    def may_drive(self) -> bool:
        return self is Light.GREEN


@dataclass
class Car:
    number: int
    arrived: int


@dataclass
class Road:
    name: str
    light: Light
    arrivals: list[int]          # cars per tick
    timer: int = 0
    queue: deque[Car] = field(default_factory=deque)
    waits: list[int] = field(default_factory=list)
    _counter: int = 0

    def __post_init__(self):
        self.timer = self.light.duration

    def tick(self, now: int) -> None:
        for _ in range(self.arrivals[now % len(self.arrivals)]):
            self._counter += 1
            self.queue.append(Car(self._counter, now))

        if self.light.may_drive and self.queue:
            car = self.queue.popleft()
            self.waits.append(now - car.arrived)

        self.timer -= 1
        if self.timer == 0:
            self.light = self.light.next()
            self.timer = self.light.duration

    def picture(self) -> str:
        return f"{self.light.name[0]} {'o' * len(self.queue):<6}"


class Crossing:
    def __init__(self, *roads: Road):
        self.roads = roads
        self.now = 0

    def run(self, ticks: int) -> None:
        while self.now < ticks:
            for road in self.roads:
                road.tick(self.now)
            green = [r.name for r in self.roads if r.light.may_drive]
            assert len(green) <= 1, f"crash! {green}"
            print(f"{self.now:>2} | " + " | ".join(r.picture() for r in self.roads))
            self.now += 1

    def report(self):
        for road in self.roads:
            mean = sum(road.waits) / len(road.waits) if road.waits else 0.0
            print(f"{road.name}: {len(road.waits)} passed, {len(road.queue)} waiting, "
                  f"mean wait {mean:.2f}, longest {max(road.waits, default=0)}")


north = Road("North St", Light.GREEN, [1, 0, 1])
east = Road("East Ave", Light.RED, [0, 1])
crossing = Crossing(north, east)
crossing.run(14)
crossing.report()
print(repr(Light.RED), Light["GREEN"].value, Light(3))

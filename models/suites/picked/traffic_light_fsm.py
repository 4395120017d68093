from enum import Enum, Flag, IntEnum, auto


class Light(Enum):
    RED = "stop"
    GREEN = "go"
    AMBER = "slow"

    @property
    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]

    def __str__(self):
        return f"{self.name.lower()}/{self.value}"


class Priority(IntEnum):
    LOW = 1
    NORMAL = 5
    HIGH = 10


class Sensor(Flag):
    NONE = 0
    CAR = auto()
    WALKER = auto()
    BUS = auto()


DURATION = {Light.RED: 3, Light.GREEN: 2, Light.AMBER: 1}


class Controller:
    def __init__(self):
        self.state = Light.RED
        self.left = DURATION[self.state]
        self.seen = Sensor.NONE

    def tick(self, event=Sensor.NONE):
        self.seen |= event
        self.left -= 1
        if Sensor.WALKER in self.seen and self.state is Light.GREEN:
            self.left = 0
            self.seen &= ~Sensor.WALKER
        if self.left <= 0:
            self.state = self.state.next
            self.left = DURATION[self.state]
            return True
        return False


ctl = Controller()
events = {1: Sensor.CAR, 4: Sensor.WALKER | Sensor.BUS}
for t in range(8):
    changed = ctl.tick(events.get(t, Sensor.NONE))
    print(t, ctl.state, ctl.left, "*" if changed else "")

print("car seen:", bool(ctl.seen & Sensor.CAR))
print(Light("go") is Light.GREEN, Light["AMBER"].value)
print(sorted([Priority.HIGH, Priority.LOW, Priority.NORMAL]) == [1, 5, 10])
print(Priority.NORMAL > Priority.LOW, Priority.HIGH + 1)
try:
    Light("fly")
except ValueError as e:
    print(e)

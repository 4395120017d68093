from enum import Enum, auto


class Light(Enum):
    RED = auto()
    GREEN = auto()
    YELLOW = auto()

    def next(self) -> "Light":
        members = list(Light)
        index = members.index(self)
        return members[(index + 1) % len(members)]


def simulate(start: Light, steps: int) -> list[str]:
    """Simulate the traffic light for a number of steps."""
    light = start
    log: list[str] = []
    for _ in range(steps):
        log.append(light.name)
        light = light.next()
    return log


if __name__ == "__main__":
    print(simulate(Light.RED, 4))
    print(Light.GREEN, Light.GREEN.value, repr(Light["YELLOW"]))
    print(Light(1) is Light.RED)

from __future__ import annotations

from collections import Counter
from enum import Enum, auto


class Light(Enum):
    RED = auto()
    RED_YELLOW = auto()
    GREEN = auto()
    YELLOW = auto()
    BLINK = auto()

    @property
    def stop(self) -> bool:
        return self in (Light.RED, Light.RED_YELLOW)

    def __str__(self) -> str:
        return self.name.replace("_", "+").lower()


NEXT = {
    (Light.RED, "tick"): Light.RED_YELLOW,
    (Light.RED_YELLOW, "tick"): Light.GREEN,
    (Light.GREEN, "tick"): Light.YELLOW,
    (Light.GREEN, "button"): Light.YELLOW,
    (Light.YELLOW, "tick"): Light.RED,
    (Light.BLINK, "repair"): Light.RED,
}


class TrafficLight:
    def __init__(self) -> None:
        self.state = Light.RED
        self.history: list[Light] = [self.state]

    def handle(self, event: str) -> bool:
        match event:
            case "defect":
                new = Light.BLINK
            case "tick" | "button" | "repair":
                new = NEXT.get((self.state, event))
            case _:
                raise ValueError(f"unknown event {event!r}")
        if new is None:
            return False
        self.state = new
        self.history.append(new)
        return True


if __name__ == "__main__":
    light = TrafficLight()
    for event in "tick tick button button tick defect tick repair nonsense".split():
        before = light.state
        try:
            ok = light.handle(event)
        except ValueError as err:
            print("!!", err)
            break
        arrow = "==>" if ok else "-x-"
        print(f"{before!s:>12} {arrow} {light.state!s:<12} [{event}]",
              "STOP" if light.state.stop else "")
    for state, n in Counter(light.history).most_common(2):
        print(f"{state} was seen {n}x, value {state.value}")

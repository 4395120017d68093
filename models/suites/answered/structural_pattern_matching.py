"""match / case: literal, sequence, mapping, class and guard patterns."""
from dataclasses import dataclass


@dataclass
class Circle:
    radius: float


@dataclass
class Rect:
    width: float
    height: float


def area(shape) -> float:
    match shape:
        case Circle(radius=r):
            return round(3.14159 * r * r, 2)
        case Rect(w, h) if w == h:
            print("  (a square)")
            return w * w
        case Rect(w, h):
            return w * h
        case _:
            raise TypeError(f"not a shape: {shape!r}")


def run_command(command: str) -> str:
    match command.split():
        case []:
            return "nothing to do"
        case ["quit" | "exit"]:
            return "bye"
        case ["go", ("north" | "south") as direction]:
            return f"walking {direction}"
        case ["add", *numbers] if all(n.isdigit() for n in numbers):
            return f"sum is {sum(map(int, numbers))}"
        case [verb, *rest]:
            return f"unknown command {verb!r} with {len(rest)} argument(s)"


def describe_event(event: dict) -> str:
    match event:
        case {"type": "click", "pos": (x, y)}:
            return f"click at {x},{y}"
        case {"type": "key", "key": str(key), **others}:
            return f"key {key} (extra: {others})"
        case {"type": kind}:
            return f"unhandled {kind}"
    return "malformed event"


for shape in (Circle(2), Rect(3, 4), Rect(5, 5)):
    print(shape, "area:", area(shape))

for line in ("go north", "add 1 2 3", "exit", "dance all night", ""):
    print(f"{line!r:18} {run_command(line)}")

print(describe_event({"type": "click", "pos": (10, 20)}))
print(describe_event({"type": "key", "key": "Esc", "shift": True}))
print(describe_event({"type": "scroll"}))
print(describe_event({}))

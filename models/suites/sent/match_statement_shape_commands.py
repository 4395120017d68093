from dataclasses import dataclass, field


@dataclass(frozen=True)
class Circle:
    r: float


@dataclass
class Rect:
    w: float
    h: float = 1.0
    tags: list = field(default_factory=list)


def describe(thing):
    match thing:
        case Circle(r=0):
            return "a dot"
        case Circle(r):
            return f"circle, area {3.14159 * r * r:.2f}"
        case Rect(w, h) if w == h:
            return f"square {w}"
        case Rect(w=w, h=h):
            return f"rect {w}x{h}"
        case []:
            return "nothing"
        case [only]:
            return "just " + describe(only)
        case [first, *rest]:
            return f"{describe(first)} and {len(rest)} more"
        case {"cmd": "move", "to": (x, y), **extra}:
            return f"move to {x},{y} {extra}"
        case {"cmd": ("quit" | "exit") as word}:
            return f"bye ({word})"
        case int() | float() as n:
            return f"number {n:+}"
        case None:
            return "null"
        case _:
            return f"?? {type(thing).__name__}"


things = [
    Circle(0), Circle(2), Rect(3, 3), Rect(4), [], [Circle(1)],
    [Rect(2, 5), 1], {"cmd": "move", "to": (1, 2), "fast": True},
    {"cmd": "exit"}, 7, None, "hi",
]
for t in things:
    print(f"{t!r:<55} {describe(t)}")

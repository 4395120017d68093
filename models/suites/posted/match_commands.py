from enum import Enum
from typing import NamedTuple


class Color(Enum):
    RED = 1
    BLUE = 2


class Point(NamedTuple):
    x: int
    y: int


class Circle:
    __match_args__ = ("center", "r")

    def __init__(self, center, r):
        self.center = center
        self.r = r


def describe(thing):
    match thing:
        case Point(0, 0):
            return "origin"
        case Point(x, y) if x == y:
            return f"diagonal point at {x}"
        case Point(x=0, y=yy):
            return f"on y axis, y={yy}"
        case Circle(Point(), r=rad) if rad > 10:
            return f"big circle {rad=}"
        case Circle(c):
            return f"circle at {c}"
        case Color.RED:
            return "red!"
        case {"kind": "rect", "size": [w, h], **rest}:
            return f"rect {w}x{h}, other keys: {rest}"
        case []:
            return "empty"
        case [first, *_, last]:
            return f"list from {first} to {last}"
        case int() | float() as n:
            return f"number {n:+.1f}"
        case str(s):
            return "string " + s.upper()
        case _:
            return f"no idea ({type(thing).__name__})"


things = [
    Point(0, 0), Point(3, 3), Point(0, 7),
    Circle(Point(1, 1), 11), Circle("??", 2),
    Color.RED, Color.BLUE,
    {"kind": "rect", "size": (2, 5), "fill": None},
    [], [1, 2, 3], "hi", -4,
]

for t in things:
    print(describe(t))

from __future__ import annotations
from dataclasses import dataclass, field, replace
from enum import Enum, auto
import math


class Colour(Enum):
    RED = auto()
    GREEN = auto()
    BLUE = auto()


@dataclass(frozen=True)
class Circle:
    radius: float
    colour: Colour = Colour.RED


@dataclass(frozen=True)
class Rect:
    w: float
    h: float
    colour: Colour = Colour.GREEN


@dataclass
class Canvas:
    shapes: list[Circle | Rect] = field(default_factory=list)

    def add(self, *shapes: Circle | Rect) -> Canvas:
        self.shapes.extend(shapes)
        return self


def area(shape) -> float:
    match shape:
        case Circle(radius=r):
            return math.pi * r ** 2
        case Rect(w=w, h=h) if w == h:
            return w ** 2
        case Rect(w, h):
            return w * h
        case [first, *rest]:
            return area(first) + (area(rest) if rest else 0)
        case _:
            raise TypeError(f"unknown shape {shape!r}")


canvas = Canvas().add(Circle(1.5), Rect(2, 3), Rect(4, 4, Colour.BLUE))
for s in canvas.shapes:
    print(f"{type(s).__name__:>7} {s.colour.name:<6} {area(s):8.3f}")
print(f"{area(canvas.shapes) = :.2f}")
bigger = replace(canvas.shapes[1], w=10)
print(bigger, bigger == Rect(10, 3), {c.name: c.value for c in Colour})

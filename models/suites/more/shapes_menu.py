from abc import ABC, abstractmethod
from dataclasses import dataclass
import math


class Shape(ABC):
    @abstractmethod
    def area(self):
        ...

    def __str__(self):
        return f"{type(self).__name__} with area {self.area():.2f}"


@dataclass
class Circle(Shape):
    r: float

    def area(self):
        return math.pi * self.r ** 2

    __str__ = Shape.__str__


@dataclass
class Rect(Shape):
    w: float
    h: float = 1.0

    def area(self):
        return self.w * self.h


class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)


shapes = [Circle(1.5), Rect(2, 4), Square(3), Rect(7)]
for s in sorted(shapes, key=lambda s: s.area(), reverse=True):
    print(s)
print(shapes[1], repr(shapes[2]), sep=" | ")
print("total:", round(sum(s.area() for s in shapes), 3))

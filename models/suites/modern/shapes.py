from abc import ABC, abstractmethod
import math


class Shape(ABC):
    """Base class, every shape knows its area and perimeter."""

    count = 0

    def __init__(self):
        Shape.count += 1

    @abstractmethod
    def area(self) -> float: ...

    @abstractmethod
    def perimeter(self) -> float: ...

    def __lt__(self, other: "Shape") -> bool:
        return self.area() < other.area()

    def __str__(self):
        return f"{type(self).__name__}: A={self.area():.2f}, P={self.perimeter():.2f}"


class Circle(Shape):
    def __init__(self, r: float):
        super().__init__()
        self.r = r

    def area(self):
        return math.pi * self.r ** 2

    def perimeter(self):
        return 2 * math.pi * self.r


class Rectangle(Shape):
    def __init__(self, w, h):
        super().__init__()
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

    def perimeter(self):
        return 2 * (self.w + self.h)


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)


shapes = [Circle(1.5), Square(3), Rectangle(2, 2.5)]
for s in sorted(shapes, reverse=True):
    print(s)
print(Shape.count, "shapes,", isinstance(shapes[1], Rectangle))
try:
    Shape()
except TypeError as e:
    print("Nope:", e)

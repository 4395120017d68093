"""OOP lab 2 -- abstract base class, inheritance, class methods."""
from math import isclose, pi, sqrt
from abc import ABC, abstractmethod
from functools import total_ordering

@total_ordering
class Shape(ABC):
    count = 0

    def __init__(self, name=None):
        Shape.count += 1
        self.name = name or self.__class__.__name__ + str(Shape.count)

    @abstractmethod
    def area(self): ...

    def __eq__(self, other):
        return isclose(self.area(), other.area())

    def __lt__(self, other):
        return self.area() < other.area()
    def __repr__(self):
        return f"<{self.name} A={self.area():.2f}>"


class Rectangle(Shape):
    def __init__(self, a, b, name=None):
        super().__init__(name)
        self.a, self.b = a, b
    def area(self):
        return self.a * self.b


class Square(Rectangle):
    def __init__(self, a):
        super().__init__(a, a)

    @classmethod
    def from_area(cls, area):
        return cls(sqrt(area))


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("Circle")
        self.radius = radius

    @property
    def radius(self):
        return self._radius

    @radius.setter
    def radius(self, value):
        if value <= 0:
            raise ValueError("radius must be positive")
        self._radius = value

    def area(self):
        return pi * self.radius ** 2


shapes = [Rectangle(4, 2.5, name="Desk"), Square.from_area(9), Circle(2)]
for s in sorted(shapes, reverse=True):
    print(s, [c.__name__ for c in type(s).__mro__[:-2]])
print("biggest:", max(shapes).name, "| same size:", shapes[0] == Square.from_area(10))
try:
    shapes[2].radius = -1
except ValueError as e:
    print("refused:", e)
print("made", Shape.count, "shapes,", isinstance(shapes[1], Rectangle))

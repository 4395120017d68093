# Homework 6 - inheritance
import math
from abc import ABC, abstractmethod

class Shape(ABC):
    counter = 0

    def __init__(self, name):
        self.name = name
        Shape.counter += 1
        self.id = Shape.counter

    @abstractmethod
    def area(self):
        ...

    def __lt__(self, other):
        return self.area() < other.area()

    def __str__(self):
        return f"#{self.id} {self.name}: {self.area():.2f}"


class Rectangle(Shape):
    def __init__(self, width, height, name="rectangle"):
        super().__init__(name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, name="square")

    def scale(self, k):
        return Square(self.width * k)


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("circle")
        self.radius = radius

    def area(self):
        return math.pi * self.radius ** 2


shapes = [Rectangle(2, 5), Square(3), Circle(1)]
shapes.append(shapes[1].scale(0.5))
for s in sorted(shapes):
    print(s)
print("total area:", round(sum(s.area() for s in shapes), 3))
print([isinstance(s, Rectangle) for s in shapes], Shape.counter)
try:
    Shape("nothing")
except TypeError as err:
    print("abstract:", type(err).__name__)

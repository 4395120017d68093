"""Shapes with a common base class."""
import math


class Shape:
    def __init__(self, name):
        self.name = name

    def area(self):
        raise NotImplementedError("subclasses must implement area()")

    def __str__(self):
        return f"{self.name} (area {self.area():.2f})"

    def __lt__(self, other):
        return self.area() < other.area()


class Rectangle(Shape):
    def __init__(self, width, height, name="Rectangle"):
        super().__init__(name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, name="Square")


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("Circle")
        self.radius = radius

    def area(self):
        return math.pi * self.radius ** 2


class Blob(Shape):
    pass


shapes = [Rectangle(3, 4), Circle(1.5), Square(2.5)]
for s in sorted(shapes):
    print(s)
print("Largest:", max(shapes, key=lambda s: s.area()))
print(isinstance(shapes[2], Rectangle), Square.__mro__[1].__name__)
try:
    print(Blob("Blob"))
except NotImplementedError as e:
    print("Error:", e)

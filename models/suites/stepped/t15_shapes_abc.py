from abc import ABC, abstractmethod
from math import pi


class Shape(ABC):
    count = 0

    def __init__(self, name):
        self.name = name
        Shape.count += 1

    @abstractmethod
    def area(self):
        pass

    @property
    @abstractmethod
    def perimeter(self):
        pass

    def describe(self):
        return f"{self.name}: area={self.area():.2f}, perimeter={self.perimeter:.2f}"

    def __lt__(self, other):
        return self.area() < other.area()


class Rectangle(Shape):
    def __init__(self, w, h, name="Rectangle"):
        super().__init__(name)
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

    @property
    def perimeter(self):
        return 2 * (self.w + self.h)


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, name="Square")


class Circle(Shape):
    def __init__(self, r):
        super().__init__("Circle")
        self.r = r

    def area(self):
        return pi * self.r ** 2

    @property
    def perimeter(self):
        return 2 * pi * self.r


shapes = [Circle(2), Rectangle(3, 5), Square(2)]
for s in sorted(shapes):
    print(s.describe())
print("biggest:", max(shapes).name)
print("total:", Shape.count, isinstance(shapes[2], Rectangle))

try:
    Shape("abstract")
except TypeError as err:
    print("Error:", err)

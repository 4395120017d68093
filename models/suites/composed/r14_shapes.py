from abc import ABC, abstractmethod
import math

class Shape(ABC):
    count = 0

    def __init__(self, name):
        self.name = name
        Shape.count += 1

    @abstractmethod
    def area(self):
        pass

    @abstractmethod
    def perimeter(self):
        pass

    def describe(self):
        print(f"{self.name}: area={self.area():.2f}, perimeter={self.perimeter():.2f}")

    def __lt__(self, other):
        return self.area() < other.area()

class Circle(Shape):
    def __init__(self, radius):
        super().__init__("Circle")
        self.radius = radius

    def area(self):
        return math.pi * self.radius ** 2

    def perimeter(self):
        return 2 * math.pi * self.radius

class Rectangle(Shape):
    def __init__(self, w, h, name="Rectangle"):
        super().__init__(name)
        self.w = w
        self.h = h

    def area(self):
        return self.w * self.h

    def perimeter(self):
        return 2 * (self.w + self.h)

class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, "Square")

shapes = [Circle(2), Rectangle(3, 4), Square(2.5)]
for s in shapes:
    s.describe()

smallest = min(shapes)
print("Smallest:", smallest.name)
print("Total shapes:", Shape.count)

try:
    x = Shape("blob")
except TypeError:
    print("Cannot create an abstract shape")

import math


class Shape:
    def __init__(self, name):
        self.name = name

    def area(self):
        raise NotImplementedError("every shape needs its own area()")

    def __str__(self):
        return f"{self.name:<10} area = {self.area():7.2f}"


class Rectangle(Shape):
    def __init__(self, width, height):
        super().__init__("rectangle")
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)
        self.name = "square"


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("circle")
        self.radius = radius

    def area(self):
        return math.pi * self.radius ** 2


shapes = [Rectangle(2, 5), Square(4), Circle(1.5)]
for s in shapes:
    print(s)
print(isinstance(shapes[1], Rectangle), isinstance(shapes[2], Rectangle))
print(f"total {sum(s.area() for s in shapes):.2f}")
print(Shape("blob"))

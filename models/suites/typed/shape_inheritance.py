import math

class Shape:
    count = 0
    def __init__(self, name):
        self.name = name
        Shape.count += 1
    def area(self):
        raise NotImplementedError("subclass must define area()")
    def describe(self):
        return f"{self.name} with area {self.area():.2f}"
    def __lt__(self, other):
        return self.area() < other.area()

class Circle(Shape):
    def __init__(self, r):
        super().__init__("circle")
        self.r = r
    def area(self):
        return math.pi * self.r ** 2

class Rect(Shape):
    def __init__(self, w, h, name="rectangle"):
        super().__init__(name)
        self.w, self.h = w, h
    def area(self):
        return self.w * self.h

class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side, name="square")
    def describe(self):
        return super().describe() + f" and side {self.w}"

class Blob(Shape):
    pass

shapes = [Rect(3, 4), Circle(1.5), Square(2)]
for s in sorted(shapes):
    print(s.describe())
print(Shape.count, [c.__name__ for c in Square.__mro__])
print(isinstance(shapes[2], Rect), issubclass(Circle, Rect))
Blob("blob").describe()

class Shape:
    def area(self):
        raise NotImplementedError("area")

    def describe(self):
        return f"{type(self).__name__} with area {self.area():.1f}"

class Rect(Shape):
    def __init__(self, w, h):
        self.w = w
        self.h = h

    def area(self):
        return self.w * self.h

class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)

    def describe(self):
        return "Square! " + super().describe()

class Circle(Shape):
    PI = 3.14

    def __init__(self, r):
        self.r = r

    def area(self):
        return self.PI * self.r ** 2

shapes = [Rect(2, 3), Square(2), Circle(1)]
for s in shapes:
    print(s.describe())
areas = {type(s).__name__: s.area() for s in shapes}
print(areas)
big = [s for s in shapes if s.area() > 3.5]
print(len(big), isinstance(big[0], Rect), isinstance(shapes[1], Rect))
print(max(areas, key=areas.get), sorted(areas.values()))
try:
    Shape().describe()
except NotImplementedError as e:
    print("not implemented:", e)
print(hasattr(shapes[2], "r"), getattr(shapes[0], "depth", 1))
shapes.sort(key=lambda s: s.area())
print([type(s).__name__ for s in shapes])

class Rectangle:
    def __init__(self, w, h):
        self.w = w
        self.h = h
    def area(self):
        return self.w * self.h
    def __str__(self):
        return f"{self.w}x{self.h}"
    def __repr__(self):
        return f"Rectangle({self.w}, {self.h})"

class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)

shapes = [Rectangle(2, 3), Square(4)]
for s in shapes:
    print(s, s.area())
print(shapes)
biggest = max(shapes, key=Rectangle.area)
print(f"{biggest!r} {biggest}")
total = sum(map(lambda r: r.area(), shapes))
print(total, [type(s).__name__ for s in shapes])

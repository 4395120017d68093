class Shape:
    """Base class. Subclasses must override area()."""

    count = 0   # class attribute, shared by all instances

    def __init__(self, name):
        self.name = name
        Shape.count += 1

    def area(self):
        raise NotImplementedError("area() must be overridden")

    def describe(self):
        return f"{self.name} with area {self.area():.1f}"

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

    def describe(self):
        base = super().describe()
        return base + f" (side {self.width})"


class Circle(Shape):
    def __init__(self, radius):
        super().__init__("Circle")
        self.radius = radius

    def area(self):
        return 3.14159 * self.radius ** 2


shapes = [Rectangle(2, 5), Square(4), Circle(1)]

# Polymorphism: the same call runs different code
for shape in shapes:
    print(shape.describe())

print("Number of shapes:", Shape.count)
print("Smallest:", min(shapes).name)
print(isinstance(shapes[1], Rectangle), isinstance(shapes[2], Rectangle))
print([c.__name__ for c in Square.__mro__])

# What happens with the base class itself?
blob = Shape("Blob")
try:
    print(blob.describe())
except NotImplementedError as e:
    print("Error:", e)

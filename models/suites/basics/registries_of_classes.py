class Shape:
    registry = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Shape.registry[cls.__name__.lower()] = cls

    def __init__(self, size):
        self.size = size

    @classmethod
    def create(cls, kind, size):
        try:
            klass = cls.registry[kind]
        except KeyError:
            raise ValueError(f"unknown shape {kind!r}") from None
        return klass(size)


class Square(Shape):
    def area(self):
        return self.size ** 2


class Circle(Shape):
    def area(self):
        return 3 * self.size ** 2


class Robot:
    by_name = {}

    def __init__(self, name):
        self.name = name
        Robot.by_name[name] = self

    @classmethod
    def find(cls, name):
        return cls.by_name.get(name)


shapes = [Shape.create("square", 3), Shape.create("circle", 2)]
for name, cls in Shape.registry.items():
    print(name, cls(1).area())
print(sum(s.area() for s in shapes))
try:
    Shape.create("line", 1)
except ValueError as e:
    print(e)
a = Robot("r2")
b = Robot("c3")
z = Robot.find("c3")
print(z is b, Robot.by_name.get("x"))
for name in Robot.by_name:
    print(name)

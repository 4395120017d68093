"""Abstract shapes, plugins registered by __init_subclass__, a descriptor and a context manager."""
import math


class Positive:
    def __set_name__(self, owner, name):
        self.slot = "_" + name
        self.name = name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        return getattr(obj, self.slot)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.name} must be > 0, got {value}")
        setattr(obj, self.slot, value)


class Shape:
    registry = {}

    def __init_subclass__(cls, *, tag=None, **kw):
        super().__init_subclass__(**kw)
        Shape.registry[tag or cls.__name__.lower()] = cls

    def area(self):
        raise NotImplementedError(type(self).__name__)

    @classmethod
    def make(cls, tag, *args):
        return cls.registry[tag](*args)


class Circle(Shape, tag="o"):
    r = Positive()

    def __init__(self, r):
        self.r = r

    def area(self):
        return math.pi * self.r ** 2


class Rect(Shape):
    w = Positive()
    h = Positive()

    def __init__(self, w, h):
        self.w = w
        self.h = h

    def area(self):
        return self.w * self.h


class Blob(Shape):
    pass


class section:
    def __init__(self, title, swallow=()):
        self.title = title
        self.swallow = swallow

    def __enter__(self):
        print("<" + self.title + ">")
        return self

    def __exit__(self, typ, exc, tb):
        if exc is not None:
            print("  caught", typ.__name__ + ":", exc)
        print("</" + self.title + ">")
        return typ is not None and issubclass(typ, self.swallow)


with section("areas", swallow=(NotImplementedError,)):
    for spec in (("o", 1), ("rect", 2, 3.5), ("blob",)):
        shape = Shape.make(*spec)
        print(f"  {type(shape).__name__:<7}{shape.area():.3f}")

with section("check", swallow=(ValueError,)) as sec:
    r = Rect(1, 2)
    r.w = 10
    print("  w is", r.w, vars(r))
    r.h = 0
    print("not reached")

print(sorted(Shape.registry), sec.title)
print([k.__name__ for k in Circle.__mro__])

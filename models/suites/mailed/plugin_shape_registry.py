import abc
import math
from typing import ClassVar

class Shape(abc.ABC):
    registry: ClassVar[dict] = {}

    def __init_subclass__(cls, code=None, **kw):
        super().__init_subclass__(**kw)
        if code:
            Shape.registry[code] = cls

    @property
    @abc.abstractmethod
    def area(self): ...

    @classmethod
    def parse(cls, spec):
        code, _, args = spec.partition(" ")
        return cls.registry[code](*map(float, args.split("x")))

    def __repr__(self):
        return f"<{type(self).__name__} {self.area:.1f}>"

class Rect(Shape, code="r"):
    def __init__(self, w, h):
        self.w, self.h = w, h

    area = property(lambda self: self.w * self.h)

class Square(Rect, code="s"):
    def __init__(self, side):
        super().__init__(side, side)

class Ring(Shape, code="o"):
    def __init__(self, outer, inner=0):
        self.radii = outer, inner

    @property
    def area(self):
        big, small = (math.pi * r ** 2 for r in self.radii)
        return big - small

shapes = [Shape.parse(s) for s in ("r 2x3", "s 4", "o 2x1")]
shapes.sort(key=lambda s: -s.area)
print(shapes, list(Shape.registry))
shapes.append(Shape.parse("o 1.5"))
print(sum(s.area for s in shapes if isinstance(s, Rect)))
for bad in ("t 3x4x5", "s 1x1"):
    try:
        Shape.parse(bad)
    except (KeyError, TypeError) as e:
        print(bad, "->", type(e).__name__)

"""A small immutable 2D vector with the data model methods you need."""
import math


class Vector:
    __slots__ = ("_x", "_y")

    def __init__(self, x: float, y: float):
        self._x = x
        self._y = y

    @property
    def x(self):
        return self._x

    @property
    def y(self):
        return self._y

    def __repr__(self):
        return f"Vector({self.x!r}, {self.y!r})"

    def __iter__(self):
        yield self.x
        yield self.y

    def __eq__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self):
        return hash((self.x, self.y))

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor)

    __rmul__ = __mul__          # so that 2 * v works too

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __bool__(self):
        return bool(self.x or self.y)


if __name__ == "__main__":
    v, w = Vector(3, 4), Vector(1, -2)
    print(v + w, v * 2, 2 * v)
    print("length:", abs(v))
    print("equal:", v == Vector(3, 4), "| same hash key:", len({v, Vector(3, 4)}) == 1)
    print("truthy:", bool(v), bool(Vector(0, 0)))
    x, y = w
    print("unpacked:", x, y)
    print("sum:", sum([v, w], start=Vector(0, 0)))
    try:
        v + 5
    except TypeError as exc:
        print("TypeError:", exc)

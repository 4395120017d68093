class Vector:
    """A 2D vector with operator overloading."""

    __slots__ = ("x", "y")

    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"Vector({self.x!r}, {self.y!r})"

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

    def __bool__(self):
        return bool(self.x or self.y)

    def __iter__(self):
        yield self.x
        yield self.y

    @property
    def length(self):
        return abs(self)


a = Vector(3, 4)
b = Vector(1, -1)
print(a + b, 2 * a, a.length)
x, y = b
print(x, y)
print(len({a, Vector(3, 4), b}))
print(sum([a, b, b], Vector()))
print("zero is", bool(Vector()))
try:
    a.z = 5
except AttributeError as err:
    print(type(err).__name__)
print(a + 10)

class Vector:
    def __init__(self, x, y):
        self.x, self.y = x, y
    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)
    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)
    def __str__(self):
        return f"({self.x}, {self.y})"
    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

a = Vector(1, 2)
b = Vector(2, 2)
print(a + b, 2 * a, abs(a + b))
print(a == Vector(1, 2), a == b)

class Vector:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __repr__(self):
        return f"Vector({self.x}, {self.y})"

    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

a = Vector(3, 4)
b = Vector(1, 2)
print(a + b, a * 2)
print(a == Vector(3, 4), a != b, abs(a))
total = Vector(0, 0)
for v in [a, b]:
    total = total + v
print(total)
vs = [a, b, total]
print(vs, vs[0])
print(sorted(vs, key=abs))
print(max(vs, key=lambda v: v.x))
d = {"a": a, "vs": [b]}
print(d)
print("a is", a, "and b is", b)
print(f"{a} + {b} = {a + b}")

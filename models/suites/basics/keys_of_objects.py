class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


a = Point(1, 2)
b = Point(1, 2)
c = Point(3, 4)
print(a == b)
seen = set()
seen.add(a)
seen.add(b)
seen.add(c)
print(len(seen))
names = {a: "a", c: "c"}
print(names[b])
print(b in names)
names[b] = "other"
print(len(names))

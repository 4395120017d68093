class Vec:
    def __init__(self, *c):
        self.c = c
    def __iter__(self):
        return iter(self.c)
    def __len__(self):
        return len(self.c)
    def __sub__(self, o):
        return Vec(*(a - b for a, b in zip(self, o)))
    def __iadd__(self, o):
        self.c = tuple(a + b for a, b in zip(self.c, o.c))
        return self
    def __repr__(self):
        return f"Vec{self.c}"
    def __hash__(self):
        return hash(self.c)
    def __eq__(self, o):
        return self.c == o.c

v = Vec(1, 2)
w = v
v += Vec(1, 1)
print(w, v - Vec(1, 1), len(v))
x, y = v
print(x, y, {v, Vec(2, 3)})

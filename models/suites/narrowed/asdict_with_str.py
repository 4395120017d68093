from dataclasses import dataclass, asdict

@dataclass
class Point:
    x: int
    y: int = 2

    def __str__(self):
        return f"<{self.x}, {self.y}>"

p = Point(1)
d = asdict(p)
print(d)
print(p, asdict(p))

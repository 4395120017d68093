from typing import NamedTuple

class Point(NamedTuple):
    x: float
    y: float = 0.0

    def dist(self, other: "Point") -> float:
        return ((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5

pts = [Point(3, 4), Point(0), Point(x=1, y=1)]
origin = Point(0, 0)
pts.sort(key=origin.dist)
print(pts)
px, py = pts[-1]
print(px, py, pts[0]._replace(y=9), pts[1] == (1, 1))
try:
    pts[0].x = 4
except AttributeError as e:
    print("frozen!")

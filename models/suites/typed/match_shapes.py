from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int


def describe(thing):
    match thing:
        case Point(0, 0):
            return "origin"
        case Point(x, 0) | Point(0, x):
            return f"on an axis at {x}"
        case Point(x=px, y=py) if px == py:
            return f"diagonal {px}"
        case Point():
            return "some point"
        case []:
            return "empty list"
        case [one]:
            return f"single {one}"
        case [first, *rest]:
            return f"first={first} rest={rest}"
        case {"type": "user", "name": str(name), **extra}:
            return f"user {name} extra={extra}"
        case int() | float() as num:
            return f"number {num}"
        case "yes" | "y":
            return "affirmative"
        case None:
            return "nothing"
        case _:
            return f"unknown {type(thing).__name__}"


samples = [Point(0, 0), Point(4, 0), Point(0, -2), Point(3, 3), Point(1, 2), [], ["a"],
           (1, 2, 3), {"type": "user", "name": "Li", "age": 9}, 2.5, "y", None, {1, 2}]
for s in samples:
    print(f"{s!r:45} {describe(s)}")
p = Point(1, 1)
try:
    p.x = 5
except AttributeError as e:
    print(type(e).__name__, e)

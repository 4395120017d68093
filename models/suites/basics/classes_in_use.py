from abc import ABC, abstractmethod
from dataclasses import dataclass, field, asdict, replace, astuple
from enum import Enum, auto, IntEnum, Flag
from functools import total_ordering


class Temperature:
    scale = "C"
    made = 0

    def __init__(self, degrees):
        self._degrees = degrees
        Temperature.made += 1

    @property
    def degrees(self):
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        if value < -273:
            raise ValueError(f"too cold: {value}")
        self._degrees = value

    @classmethod
    def from_f(cls, f):
        return cls(round((f - 32) * 5 / 9, 1))

    @staticmethod
    def valid(v):
        return v >= -273

    def __str__(self):
        return f"{self._degrees}°{self.scale}"

    def __eq__(self, other):
        return self._degrees == other._degrees

    def __lt__(self, other):
        return self._degrees < other._degrees

    def __add__(self, other):
        return Temperature(self._degrees + other)

    def __len__(self):
        return abs(int(self._degrees))

    def __bool__(self):
        return self._degrees != 0

    def __contains__(self, v):
        return v <= self._degrees

    def __getitem__(self, i):
        return str(self._degrees)[i]

    def __call__(self, x):
        return x * self._degrees


t = Temperature(20)
t.degrees = 25
u = Temperature.from_f(212)
ok = Temperature.valid(-300)
s = str(t)
print(t, u)
eq = t == u
lt = t < u
v = t + 5
n = len(t)
b = bool(Temperature(0))
c = 10 in t
g = t[0]
k = t(2)
m = Temperature.made
try:
    t.degrees = -500
except ValueError as e:
    msg = str(e)
hot = max([t, u], key=lambda q: q.degrees)
hs = hasattr(t, "color")
ga = getattr(t, "color", "red")
setattr(t, "color", "blue")
tc = t.color
nm = type(t).__name__


class Shape(ABC):
    @abstractmethod
    def area(self):
        ...

    def describe(self):
        return f"{self.__class__.__name__} of {self.area()}"


class Sq(Shape):
    def __init__(self, a):
        super().__init__()
        self.a = a

    def area(self):
        return self.a ** 2


d = Sq(3).describe()
try:
    Shape()
except TypeError as e:
    why = type(e).__name__
isinst = isinstance(Sq(1), Shape)


@dataclass(order=True)
class Item:
    price: float
    name: str = "?"
    tags: list = field(default_factory=list)

    @property
    def label(self):
        return f"{self.name}@{self.price:.2f}"


i1 = Item(2.5, "tea")
i2 = replace(i1, price=3.0)
i1.tags.append("hot")
less = i1 < i2
lab = i2.label
dct = asdict(i1)
tp = astuple(i2)
items = sorted([i2, i1])
eqi = i1 == Item(2.5, "tea", ["hot"])


class Color(Enum):
    RED = 1
    GREEN = auto()


cn = Color.RED.name
cv = Color(2)
cl = [x.name for x in Color]
ci = Color["GREEN"].value
cis = Color.RED is Color(1)


class Level(IntEnum):
    LOW = 1
    HIGH = 3


lv = Level.HIGH > Level.LOW
ls = Level.LOW + 1

from enum import Enum, IntEnum

class Color(Enum):
    RED = "r"
    GREEN = "g"
    CRIMSON = "r"

class Level(IntEnum):
    LOW = 1
    HIGH = 10

for c in Color:
    print(c.name, "=", c.value)
print(Color.CRIMSON is Color.RED)
print(Color("g"))
print(Level.HIGH > Level.LOW, Level.LOW + 1)
try:
    Color("purple")
except ValueError as e:
    print(e)
print(len(Color), list(Color.__members__))
print(isinstance(Color.RED, Color))

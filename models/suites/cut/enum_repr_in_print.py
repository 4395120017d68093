from enum import Enum

class Color(Enum):
    RED = 1
    BLUE = 2

print(repr(Color.RED))
print(f"{Color.RED!r}")
print(Color.BLUE.name, Color.BLUE.value, repr(Color.BLUE))

from enum import Enum

class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1

for c in Color:
    print(c.name)
print(Color.CRIMSON is Color.RED)
print(Color.CRIMSON)

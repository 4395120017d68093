from enum import Enum

class Color(Enum):
    RED = 1
    GREEN = 2

print(list(Color.__members__))
for name, member in Color.__members__.items():
    print(name, member.value)

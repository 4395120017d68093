from enum import Enum

class Light(Enum):
    RED = 1
    GREEN = 2
    YELLOW = 3

members = list(Light)
i = members.index(Light.GREEN)
print(i)

from enum import Enum

class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3

warm = {Color.RED, Color.BLUE}
print(Color.GREEN in warm)

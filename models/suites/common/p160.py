from enum import Enum, IntEnum

class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius
    @property
    def density(self):
        return round(self.mass / self.radius, 2)

class Level(IntEnum):
    LOW = 1
    HIGH = 2

print(Planet.MARS.density, Planet.EARTH.value)
print([p.name for p in Planet], Level.HIGH > Level.LOW, Level.LOW + 1)
try:
    Level(9)
except ValueError as e:
    print(e)
print(Level.HIGH in Level, Level["LOW"])

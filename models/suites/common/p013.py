from enum import Enum, auto

class Light(Enum):
    RED = auto()
    GREEN = auto()
    AMBER = auto()

    def next(self):
        order = list(Light)
        i = order.index(self)
        return order[(i + 1) % len(order)]

light = Light.RED
for _ in range(4):
    print(light.name, light.value)
    light = light.next()
print(Light["GREEN"], Light(3), light is Light.GREEN)

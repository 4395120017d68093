# In which order do try / except / else / finally run?
# Each ferry crossing logs a letter. Predict the string before you run it!

class TooHeavy(Exception):
    def __init__(self, over):
        super().__init__(f"{over} kg over the limit")
        self.over = over


class EngineTrouble(Exception):
    pass


def load(cars, limit=3000):
    weight = 0
    for car in cars:
        weight += car
    if weight > limit:
        raise TooHeavy(weight - limit)
    return weight


def cross(cars, log):
    log.append("S")
    try:
        log.append("T")
        w = load(cars)
        if len(cars) == 0:
            return "nothing to do"      # does finally still run?
        if w == 1313:
            raise EngineTrouble("unlucky number") from ValueError("1313")
    except TooHeavy as e:
        log.append("X")
        return cross(cars[:-1], log) + f" (left one car, {e})"
    else:
        log.append("E")
        return f"crossed with {w} kg"
    finally:
        log.append("F")


trips = [
    [1200, 900],
    [],
    [1500, 1400, 800],
    [1000, 313],
]

for number, cars in enumerate(trips, start=1):
    log = []
    try:
        result = cross(cars, log)
    except EngineTrouble as problem:
        result = f"captain says {problem!r}, because {problem.__cause__!r}"
    print(number, "".join(log), "->", result)

for n in [3, 2, 1]:
    try:
        if n == 2:
            continue
        print("n =", n)
    finally:
        print("finally for", n)
else:
    print("loop ended without break")

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
COMPASS = [NORTH, EAST, SOUTH, WEST]
NAMES = dict(zip(COMPASS, "NESW"))


class Robot:
    def __init__(self, direction=NORTH, x=0, y=0):
        self.direction = direction
        self.x, self.y = x, y

    @property
    def coordinates(self):
        return self.x, self.y

    def turn(self, by):
        self.direction = COMPASS[(COMPASS.index(self.direction) + by) % 4]

    def advance(self):
        dx, dy = self.direction
        self.x += dx
        self.y += dy

    def move(self, commands):
        actions = {"R": lambda: self.turn(1), "L": lambda: self.turn(-1), "A": self.advance}
        for c in commands:
            actions[c]()
        return self

    def __repr__(self):
        return f"<Robot at {self.coordinates} facing {NAMES[self.direction]}>"


r = Robot(NORTH, 7, 3)
print(r)
print(r.move("RAALAL"))
assert r.coordinates == (9, 4) and r.direction == WEST
print(Robot(EAST, 2, -7).move("RRAAAAALA"))
print(Robot().move("LAAARALA"))

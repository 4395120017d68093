NAMES = dict(zip([(0, 1), (1, 0)], "NE"))


class Robot:
    def __init__(self, direction=(0, 1), x=0, y=0):
        self.direction = direction
        self.x, self.y = x, y

    @property
    def place(self):
        return self.x, self.y

    def go(self):
        dx, dy = self.direction
        self.x += dx
        self.y += dy

    def __repr__(self):
        return f"<Robot at {self.place} facing {NAMES[self.direction]}>"


r = Robot((1, 0), 7, 3)
print(r)
r.go()
print(r, r.place)

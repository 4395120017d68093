class Robot:
    def __init__(self):
        self.x, self.y = 0, 0
        self.dirs = "NESW"
        self.facing = 0
    def turn(self, way):
        self.facing = (self.facing + (1 if way == "R" else -1)) % 4
    def move(self):
        dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][self.facing]
        self.x += dx
        self.y += dy
    def run(self, program):
        for c in program:
            self.move() if c == "M" else self.turn(c)
        return self.x, self.y, self.dirs[self.facing]

print(Robot().run("MRMLL"))

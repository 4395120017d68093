# mars rover / turtle thing
#   L R = turn, F = forward, P = toggle pen
DIRS = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIZE = 6

class Rover:
    def __init__(self, x, y, facing="N"):
        self.x, self.y = x, y
        self.facing = facing
        self.pen = False
        self.trail = set()
        self.crashes = 0

    def turn(self, n):
        i = DIRS.index(self.facing)
        self.facing = DIRS[(i + n) % 4]

    def forward(self):
        dx, dy = STEP[self.facing]
        nx, ny = self.x + dx, self.y + dy
        if not (0 <= nx < SIZE and 0 <= ny < SIZE):
            self.crashes += 1   # hit the edge
            return
        if self.pen:
            self.trail.add((self.x, self.y))
        self.x, self.y = nx, ny

    def run(self, program):
        for op in program:
            match op:
                case "L":
                    self.turn(-1)
                case "R":
                    self.turn(1)
                case "F":
                    self.forward()
                case "P":
                    self.pen = not self.pen
                case _:
                    print("bad op", op)

    def show(self):
        rows = [["."] * SIZE for _ in range(SIZE)]
        for x, y in self.trail:
            rows[y][x] = "#"
        rows[self.y][self.x] = "@"
        for row in rows:
            print("".join(row))

r = Rover(1, 2)
r.run("PFRFFRFPFF")
r.run("FF?LF")
r.show()
print(r.x, r.y, r.facing, "crashes:", r.crashes)

# A turtle which walks on a grid of characters and obeys a small language:
#   F3 forward 3, L / R turn, U / D pen up / down, 2[ ... ] repeat, = mark

DIRECTIONS = [(0, -1), (1, 0), (0, 1), (-1, 0)]      # N E S W
ARROWS = "^>v<"


class Turtle:
    def __init__(self, width, height, x=0, y=0, heading=1):
        self.width, self.height = width, height
        self.x, self.y = x, y
        self.heading = heading
        self.pen = True
        self.canvas = [[" " for _ in range(width)] for _ in range(height)]
        self.trail = []

    def forward(self, steps):
        dx, dy = DIRECTIONS[self.heading]
        for _ in range(steps):
            if self.pen:
                self.canvas[self.y][self.x] = "-" if dy == 0 else "|"
            self.x = (self.x + dx) % self.width
            self.y = (self.y + dy) % self.height
        self.trail.append((self.x, self.y))

    def turn(self, amount):
        if self.pen:
            self.canvas[self.y][self.x] = "+"
        self.heading = (self.heading + amount) % 4

    def run(self, program):
        pos = 0
        while pos < len(program):
            ch = program[pos]
            pos += 1
            if ch == "F":
                self.forward(int(program[pos]))
                pos += 1
            elif ch == "L":
                self.turn(-1)
            elif ch == "R":
                self.turn(+1)
            elif ch in "UD":
                self.pen = ch == "D"
            elif ch == "=":
                self.canvas[self.y][self.x] = "o"
            elif ch.isdigit():
                depth = 1
                end = pos + 1
                while depth:
                    depth += {"[": 1, "]": -1}.get(program[end], 0)
                    end += 1
                body = program[pos + 1:end - 1]
                print("repeat", ch, "x", body, "from", (self.x, self.y), ARROWS[self.heading])
                for _ in range(int(ch)):
                    self.run(body)
                pos = end
            else:
                raise ValueError("turtle does not understand " + repr(ch))
        return self

    def show(self):
        border = "." * (self.width + 2)
        print(border)
        for y, row in enumerate(self.canvas):
            text = "".join(row)
            if y == self.y:
                text = text[:self.x] + ARROWS[self.heading] + text[self.x + 1:]
            print("." + text + ".")
        print(border)


t = Turtle(9, 5)
t.run("2[F4RF2R]").show()
print(t.trail)
t.run("UF6D2[=UF2RD]").show()
print(t.x, t.y, ARROWS[t.heading], "pen", "down" if t.pen else "up")
distinct = set(t.trail)
print(len(t.trail), len(distinct), min(distinct), max(distinct, key=lambda p: (p[1], -p[0])))
try:
    t.run("F1?L")
except ValueError as e:
    print(e, (t.x, t.y))

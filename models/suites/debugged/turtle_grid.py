# little turtle language that draws in a text grid
# repeat works like in logo:  repeat 4 [ fd 3 rt ]

HEADINGS = [(0, -1), (1, 0), (0, 1), (-1, 0)]     # N E S W


class Turtle:
    def __init__(self, w, h):
        self.canvas = [["."] * w for _ in range(h)]
        self.x = 0
        self.y = h - 1
        self.heading = 0
        self.pen = True

    def forward(self, n):
        dx, dy = HEADINGS[self.heading]
        for _ in range(n):
            self.plot()
            self.x += dx
            self.y += dy
        self.plot()

    def plot(self):
        if self.pen:
            self.canvas[self.y][self.x] = "#"

    def turn(self, quarter):
        self.heading = (self.heading + quarter) % 4

    def show(self):
        print("\n".join("".join(r) for r in self.canvas))


def tokenize(src):
    return src.replace("[", " [ ").replace("]", " ] ").split()


def block(tokens):
    """reads until the matching ], returns nested list"""
    prog = []
    while tokens:
        t = tokens.pop(0)
        if t == "]":
            return prog
        if t == "repeat":
            n = int(tokens.pop(0))
            assert tokens.pop(0) == "["
            prog.append((n, block(tokens)))
        elif t == "fd":
            prog.append(("fd", int(tokens.pop(0))))
        else:
            prog.append((t, None))
    return prog


def run(prog, t):
    for op, arg in prog:
        match op:
            case int():
                for _ in range(op):
                    run(arg, t)
            case "fd":
                t.forward(arg)
            case "rt":
                t.turn(1)
            case "lt":
                t.turn(-1)
            case "pu" | "pd":
                t.pen = op == "pd"
            case _:
                raise SyntaxError(f"what is {op}?")


t = Turtle(6, 4)
tree = block(tokenize("repeat 2[fd 2 rt fd 1 rt] pu rt fd 3 pd lt fd 2"))
print(tree)
run(tree, t)
t.show()
print("turtle is at", (t.x, t.y), "NESW"[t.heading])

# the second picture crashes
t2 = Turtle(3, 3)
run(block(tokenize("repeat 2 [fd 1 rt] lt fd 2")), t2)
t2.show()

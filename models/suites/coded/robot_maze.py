# Robot in a maze. Moves are fixed: F = forward, L/R = turn
maze = [
    "#######",
    "#..o..#",
    "#.##.##",
    "#...o.#",
    "#######",
]

DIRECTIONS = ["N", "E", "S", "W"]
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class HitWall(Exception):
    pass


class Robot:
    def __init__(self, row, col, facing):
        self.row = row
        self.col = col
        self.facing = facing
        self.coins = set()
        self.visited = [(row, col)]

    def turn(self, way):
        i = DIRECTIONS.index(self.facing)
        if way == "R":
            i += 1
        else:
            i -= 1
        self.facing = DIRECTIONS[i % 4]

    def forward(self):
        dr, dc = STEP[self.facing]
        r, c = self.row + dr, self.col + dc
        if maze[r][c] == "#":
            raise HitWall(f"wall at {r},{c}")
        self.row, self.col = r, c
        self.visited.append((r, c))
        if maze[r][c] == "o":
            self.coins.add((r, c))
            print("coin at", r, c)

robot = Robot(1, 1, "N")
bumps = 0
for move in "FRFFFRFFRF":
    try:
        if move == "F":
            robot.forward()
        else:
            robot.turn(move)
    except HitWall as problem:
        bumps += 1
        print("ouch!", problem)

for r in range(len(maze)):
    row = list(maze[r])
    for i, (vr, vc) in enumerate(robot.visited):
        if vr == r:
            row[vc] = str(i)
    print("".join(row))
print(robot.facing, len(robot.coins), "coins", bumps, "bumps")

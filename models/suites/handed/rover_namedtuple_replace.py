from collections import namedtuple

Rover = namedtuple("Rover", "x y heading")

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ORDER = "NESW"


def turn(rover, side):
    i = ORDER.index(rover.heading)
    i = i + 1 if side == "R" else i - 1
    return rover._replace(heading=ORDER[i % 4])


def forward(rover):
    dx, dy = STEP[rover.heading]
    rover._replace(x=rover.x + dx, y=rover.y + dy)
    return rover


def run(program, rover):
    track = [(rover.x, rover.y)]
    for letter in program:
        if letter in "LR":
            rover = turn(rover, letter)
        elif letter == "F":
            rover = forward(rover)
            track.append((rover.x, rover.y))
        else:
            print("unknown command", repr(letter))
    return rover, track


start = Rover(0, 0, "N")
end, track = run("FFRFFLxF", start)
print("start:", start)
print("end:  ", end)
print("track:", track)
print("turns work, but the rover never moves:", set(track))
